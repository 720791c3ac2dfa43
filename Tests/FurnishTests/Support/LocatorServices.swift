@testable import Furnish
@testable import FurnishValues

/// A service that the tests of the locator add.
protocol Storage: Sendable {
  var name: String { get }
}

final class CloudStorage: Storage {
  let name: String
  init(_ name: String = "cloud") { self.name = name }
}

struct LocalStorage: Storage {
  var name = "local"
}

/// A service that is not `Sendable`.
protocol Canvas: AnyObject {
  var strokes: Int { get set }
}

final class Easel: Canvas {
  var strokes = 0
}

/// An object that reports whether it is released on the main actor.
final class ReleaseProbe {
  private let released: @Sendable (_ isOnMainActor: Bool) -> Void

  init(_ released: @escaping @Sendable (Bool) -> Void) { self.released = released }

  deinit { released(MainThread.isCurrent) }
}

/// An object that counts the living objects of its type.
final class Counted: Sendable {
  let alive: Shared<Int>

  init(_ alive: Shared<Int>) {
    self.alive = alive
    alive.withValue { $0 += 1 }
  }

  deinit { alive.withValue { $0 -= 1 } }
}
