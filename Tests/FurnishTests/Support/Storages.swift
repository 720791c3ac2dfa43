@testable import Furnish
@testable import FurnishValues

/// The services of a locator in its tests.
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

/// Not `Sendable`.
protocol Canvas: AnyObject {
  var strokes: Int { get set }
}

final class Easel: Canvas {
  var strokes = 0
}

/// Notes on which kind of thread it is released.
final class Guest {
  private let farewell: @Sendable (_ isOnMainActor: Bool) -> Void

  init(_ farewell: @escaping @Sendable (Bool) -> Void) { self.farewell = farewell }

  deinit { farewell(MainThread.isCurrent) }
}

/// Counts how many of its kind there are.
final class Counted: Sendable {
  let alive: Shared<Int>

  init(_ alive: Shared<Int>) {
    self.alive = alive
    alive.withValue { $0 += 1 }
  }

  deinit { alive.withValue { $0 -= 1 } }
}
