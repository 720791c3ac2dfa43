import Furnish
import Workloads

/// The program that measures with a clock the costs that a count of instructions does not show: first reads, which
/// touch new memory, large wirings, many effects, and the effect of two threads on each other.
@main
struct Clocks {
  @MainActor
  static func main() async throws {
    let firstReads = ContinuousClock().measure { readThousandKeys() }
    print("first read of each of 1,000 keys: \(nanoseconds(firstReads) / 1000) ns each")
    let provider = try makeThousandServices()
    let firstResolves = ContinuousClock().measure { resolveThousandServices(provider) }
    print("first resolve of 1,000 singletons: \(nanoseconds(firstResolves) / 1000) µs in all")
    for count in [10_000, 100_000] { try wire(count) }
    print("one thread and two, pinned to processors of their own, the same work for each:")
    compare("@Injected, a value type", readSharedInjected)
    compare("@Injected, an object that both retain", readSharedObject)
    print("effects, of as many in flight:")
    for total in [100, 1_000, 10_000] {
      let run = await EffectTimes.startAndCancel(total)
      let cancel = await EffectTimes.cancelOne(among: total)
      print("  \(total): start, cancel and finish \(nanoseconds(run)) ns each, cancel one \(nanoseconds(cancel)) ns")
    }
  }

  /// Registers, builds and validates services, each of which needs three others.
  private static func wire(_ count: Int) throws {
    let services = ManyServices(count: count)
    let times = try (0..<5).map { _ in
      try ContinuousClock().measure { _ = try services.makeContainer().validated() }
    }
    let best = nanoseconds(times.min()!) / 1000
    print("register, build and validate \(count) services with three needs each: \(best) µs")
  }

  private static func compare(_ name: String, _ body: @escaping @Sendable (Int) -> Void) {
    body(1_000)
    let alone = PinnedThreads.measure(threads: 1) { body(5_000_000) }
    let together = PinnedThreads.measure(threads: 2) { body(5_000_000) }
    let ratio = Double(nanoseconds(together)) / Double(nanoseconds(alone))
    print("  \(name): \(nanoseconds(alone) / 5_000_000) ns alone, × \(rounded(ratio)) together")
  }

  private static func nanoseconds(_ duration: Duration) -> Int64 {
    duration.components.seconds * 1_000_000_000 + duration.components.attoseconds / 1_000_000_000
  }

  private static func rounded(_ ratio: Double) -> Double { (ratio * 100).rounded() / 100 }
}
