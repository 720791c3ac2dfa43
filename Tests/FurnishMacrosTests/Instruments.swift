import FurnishMacros

// The services of these tests, and the container in which they are registered.

protocol Bell: Sendable {
  var sound: String { get }
}

struct Gong: Bell {
  var sound: String { "gong" }
}

struct Chime: Bell {
  var sound: String { "chime" }
}

protocol Striking: Sendable {
  func strike() -> String
}

protocol Winding {
  func wind() -> String
}

/// A service that is not `Sendable`.
final class Sketch {
  var strokes = 0
}

extension ServiceName {
  static let small: Self = "small"
}

/// Builds a container with a gong, a small chime, and other registrations.
func belfry(_ register: (any ServiceCollection) -> Void) throws -> ServiceScope {
  try unbuiltBelfry(register).validated()
}

func unbuiltBelfry(_ register: (any ServiceCollection) -> Void) throws -> ServiceContainer {
  let container = ServiceContainer()
  try container.services
    .register((any Bell).self) { () in Gong() }
    .register((any Bell).self, name: .small) { () in Chime() }
    .register(Sketch.self, lifetime: .transient) { () in Sketch() }
  register(try container.services)
  return container
}

/// A number that any thread may increase.
// `@unchecked Sendable`: the one variable is guarded by the lock.
final class CreationCount: @unchecked Sendable {
  private let lock = Lock()
  private var number = 0

  var count: Int { lock.withLock { number } }

  func increase() { lock.withLock { number += 1 } }
}

/// A provider in which nothing is registered.
final class NoBells: ScopedProvider {
  func find<T>(_ request: ServiceRequest<T>) -> T? { nil }
  func findAll<T>(_ request: ServiceRequest<T>) -> [T] { [] }
  func makeScope() -> NoBells { self }
  func close() {}
  func overriding(_ register: (any ServiceCollection) -> Void) -> any ScopedProvider { self }
}
