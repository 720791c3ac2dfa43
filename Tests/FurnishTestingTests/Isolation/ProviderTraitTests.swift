import Furnish
import FurnishTesting
import Testing

private final class Counter: Sendable {
  let number: Int
  init(number: Int) { self.number = number }
}

private struct Page {
  @Injected var counter: Counter
  @Injected var name: String
}

/// The counters that the cases have received: no two cases may receive the same one.
private actor ReceivedCounters {
  static let shared = ReceivedCounters()
  private var counters: [Counter] = []

  func isNew(_ counter: Counter) -> Bool {
    defer { counters.append(counter) }
    return !counters.contains { $0 === counter }
  }
}

@Suite(.provider { $0.register(Counter.self) { Counter(number: 1) }.register(String.self) { "suite" } })
struct ProviderTraitTests {
  @Test func `the provider of the trait is in force`() {
    #expect(Page().counter.number == 1)
    #expect(ServiceValues.current.provider?.resolve(String.self) == "suite")
  }

  @Test(arguments: 0..<8)
  func `each case has its own instances`(case: Int) async {
    let counter = Page().counter
    #expect(await ReceivedCounters.shared.isNew(counter))
    let isSame = Page().counter === counter
    #expect(isSame)
  }

  @Test(.provider { $0.register(String.self) { "test" } })
  func `a test overrides its suite`() {
    #expect(Page().name == "test")
    #expect(Page().counter.number == 1)
  }
}
