import Furnish

/// A service with several implementations.
protocol Lamp: AnyObject, Sendable {
  var label: String { get }
}

final class Candle: Lamp {
  var label: String { "candle" }
}

final class Lantern: Lamp {
  var label: String { "lantern" }
}

/// A lamp around another one, as a decorator creates it.
final class Shade: Lamp {
  let inner: any Lamp
  private let color: String

  init(_ inner: any Lamp, _ color: String = "shade") {
    self.inner = inner
    self.color = color
  }

  var label: String { "\(color)(\(inner.label))" }
}

/// A service with one dependency.
final class Room: Sendable {
  let lamp: any Lamp

  init(lamp: any Lamp) { self.lamp = lamp }
}

/// A service with two dependencies, one of which depends on the other.
final class House: Sendable {
  let room: Room
  let lamp: any Lamp

  init(room: Room, lamp: any Lamp) {
    self.room = room
    self.lamp = lamp
  }
}

/// A service that stores its provider to request other services later.
final class Keeper: Sendable {
  let provider: any ServiceProvider

  init(_ provider: any ServiceProvider) { self.provider = provider }
}

/// A type that is not `Sendable`.
final class Sketch {
  var lines = 0
}

extension ServiceName {
  static let hall: Self = "hall"
  static let attic: Self = "attic"
}

enum Hall: StaticServiceName {
  static let name: ServiceName = .hall
}

/// The error of a recipe that cannot create its service.
struct Darkness: Error, Equatable {}

/// Counters of the members that were created and of those that are alive.
final class Population: Sendable {
  private let counts = Shared((created: 0, living: 0))

  var created: Int { counts.withValue { $0.created } }
  var living: Int { counts.withValue { $0.living } }

  fileprivate func add() {
    counts.withValue {
      $0.created += 1
      $0.living += 1
    }
  }

  fileprivate func remove() { counts.withValue { $0.living -= 1 } }
}

/// An object that its population counts.
final class Member: Sendable {
  private let population: Population

  init(of population: Population) {
    self.population = population
    population.add()
  }

  deinit { population.remove() }
}
