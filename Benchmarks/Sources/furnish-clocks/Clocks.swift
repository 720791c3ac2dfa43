import Workloads

/// Measures with a clock what a count of instructions cannot show: first reads, which also
/// touch new memory, and what two threads do to each other.
@main
struct Clocks {
  @MainActor
  static func main() async {
    let firstReads = ContinuousClock().measure { readThousandKeys() }
    print("first read of each of 1,000 keys: \(nanoseconds(firstReads) / 1000) ns each")
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
