import Furnish
import Testing

struct DefaultChainTests {
  /// Runs in a process of its own, which ends if the time doubles with each link.
  @Test func `each of many defaults may read the next`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      precondition(ServiceValues.current[Chain<Sixteen<Sixteen<End>>>.self] == 32)
    }
  }
}

// MARK: - A chain of keys

/// A link of the chain: the key of each link reads the key of the next one.
private protocol Link {
  static func readNext() -> Int
}

private enum Chain<Current: Link>: PlainKey {
  static var value: Int { Current.readNext() }
}

private enum End: Link {
  static func readNext() -> Int { 0 }
}

private enum Cons<Next: Link>: Link {
  static func readNext() -> Int { ServiceValues.current[Chain<Next>.self] + 1 }
}

private typealias Four<Next: Link> = Cons<Cons<Cons<Cons<Next>>>>
private typealias Sixteen<Next: Link> = Four<Four<Four<Four<Next>>>>
