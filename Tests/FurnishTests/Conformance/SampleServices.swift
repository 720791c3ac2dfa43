import Furnish
import Testing

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

/// Wraps another one, as a decorator makes it.
final class Shade: Lamp {
  let inner: any Lamp
  private let color: String

  init(_ inner: any Lamp, _ color: String = "shade") {
    self.inner = inner
    self.color = color
  }

  var label: String { "\(color)(\(inner.label))" }
}

/// Needs one service.
final class Room: Sendable {
  let lamp: any Lamp

  init(lamp: any Lamp) { self.lamp = lamp }
}

/// Needs two, of which one needs the other.
final class House: Sendable {
  let room: Room
  let lamp: any Lamp

  init(room: Room, lamp: any Lamp) {
    self.room = room
    self.lamp = lamp
  }
}

/// Stores the provider to resolve from it later.
final class Keeper: Sendable {
  let provider: any ServiceProvider

  init(_ provider: any ServiceProvider) { self.provider = provider }
}

/// Not `Sendable`.
final class Sketch {
  var lines = 0
}

extension ServiceName {
  static let hall: Self = "hall"
  static let attic: Self = "attic"
}

enum Hall: ServiceNamed {
  static let name: ServiceName = .hall
}

/// The error of a recipe that cannot create its service.
struct Darkness: Error, Equatable {}

/// Counts the members that were created, and those that are still there.
final class Population: Sendable {
  private let counts = Shared((made: 0, living: 0))

  var made: Int { counts.withValue { $0.made } }
  var living: Int { counts.withValue { $0.living } }

  fileprivate func add() {
    counts.withValue {
      $0.made += 1
      $0.living += 1
    }
  }

  fileprivate func remove() { counts.withValue { $0.living -= 1 } }
}

/// One of a population.
final class Member: Sendable {
  private let population: Population

  init(of population: Population) {
    self.population = population
    population.add()
  }

  deinit { population.remove() }
}

/// A container in which `register` has registered what a test needs.
func unbuiltContainer(_ register: (any ServiceCollection) -> Void) throws -> ServiceContainer {
  let container = ServiceContainer()
  register(try container.services)
  return container
}

/// Returns the root provider of a container without faults.
func validatedProvider(_ register: (any ServiceCollection) -> Void) throws -> ServiceScope {
  try unbuiltContainer(register).validated()
}

/// Not written as `===` in an expectation: that cannot be compiled for every operand.
func isSame(_ left: AnyObject?, _ right: AnyObject?) -> Bool { left === right }

/// Returns the output of a process that was started by an exit test.
func standardError(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
