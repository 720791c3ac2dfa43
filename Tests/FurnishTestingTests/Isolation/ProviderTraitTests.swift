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

/// One provider for each case: no two cases ever see the same instance.
private actor Seen {
  static let shared = Seen()
  private var counters: [Counter] = []

  func isNew(_ counter: Counter) -> Bool {
    defer { counters.append(counter) }
    return !counters.contains { $0 === counter }
  }
}

@Suite(.provider { $0.register(Counter.self) { Counter(number: 1) }.register(String.self) { "suite" } })
struct ProviderTraitTests {
  @Test func `it is in force`() {
    #expect(Page().counter.number == 1)
    #expect(ServiceValues.current.provider?.resolve(String.self) == "suite")
  }

  @Test(arguments: 0..<8)
  func `each case has its own instances`(case: Int) async {
    let counter = Page().counter
    #expect(await Seen.shared.isNew(counter))
    let isSame = Page().counter === counter
    #expect(isSame)
  }

  @Test(.provider { $0.register(String.self) { "test" } })
  func `a test overrides its suite`() {
    #expect(Page().name == "test")
    #expect(Page().counter.number == 1)
  }
}
