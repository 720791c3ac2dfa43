import Furnish
import Testing

/// Services that are closed once, in whatever form their types store them.
@Suite struct StoredFormsTests {
  private let closings = ClosingCount()

  /// Requests services of a scope, closes the scope, and returns the number of closings until then and until the
  /// container was closed.
  private func closings(
    of register: (any ServiceCollection) throws -> Void, requesting request: (ServiceScope) -> Void
  ) async throws -> [Int] {
    let container = ServiceContainer()
    try register(container.services)
    let scope = try container.validated().makeScope()
    request(scope)
    try await scope.close()
    let first = closings.count
    try await container.close()
    return [first, closings.count]
  }

  @Test func `an object whose stored type is a superclass is closed`() async throws {
    let counts = try await closings(
      of: { services in
        services.register((any Gauge).self, lifetime: .scoped) { Meter(closings) as Instrument }
      }, requesting: { _ = $0.resolveRequired((any Gauge).self) })
    #expect(counts == [1, 1])
  }

  @Test func `an error that is an object is closed once, by the scope that created it`() async throws {
    let counts = try await closings(
      of: { services in
        services.register((any Error).self) { Fault(closings) }
          .register((any Gauge).self, lifetime: .scoped) { (error: any Error) in error as! any Gauge }
      },
      requesting: {
        _ = $0.resolveRequired((any Error).self)
        _ = $0.resolveRequired((any Gauge).self)
      })
    #expect(counts == [0, 1])
  }

  @Test func `an object in an optional is closed once, by the scope that created it`() async throws {
    let counts = try await closings(
      of: { services in
        services.register(Meter?.self) { Meter(closings) }
          .register((any Gauge).self, lifetime: .scoped) { (meter: Meter?) in meter! }
      },
      requesting: {
        _ = $0.resolveRequired(Meter?.self)
        _ = $0.resolveRequired((any Gauge).self)
      })
    #expect(counts == [0, 1])
  }

  @Test func `an error or an optional that was passed in is not closed`() async throws {
    let counts = try await closings(
      of: { services in
        services.register(Meter?.self, instance: Meter(closings))
          .register((any Gauge).self) { (meter: Meter?) in meter! }
          .register((any Error).self, instance: Fault(closings))
          .decorate((any Error).self) { (error: any Error) in error }
      },
      requesting: {
        _ = $0.resolveRequired((any Gauge).self)
        _ = $0.resolveRequired((any Error).self)
      })
    #expect(counts == [0, 0])
  }

  @Test func `a transient with a superclass that can be closed is closed with its scope`() async throws {
    let counts = try await closings(
      of: { services in
        services.register((any Meter & Typed<Int>).self, lifetime: .transient) { Scale(closings) }
          .register((any OfMeter).self, lifetime: .transient) { Scale(closings) }
      },
      requesting: {
        _ = $0.resolveRequired((any Meter & Typed<Int>).self)
        _ = $0.resolveRequired((any OfMeter).self)
      })
    #expect(counts == [2, 2])
  }

  @Test func `a value with an alias is closed once`() async throws {
    let counts = try await closings(
      of: { services in
        services.register(Limits.self) { Limits(retries: nil, timeout: nil, closings: closings) }
          .register((any Gauge).self) { (limits: Limits) in limits }
      }, requesting: { _ = $0.resolveRequired((any Gauge).self) })
    #expect(counts == [0, 1])
  }

  @Test func `a value that was passed in is not closed when a decorator returns it`() async throws {
    let limits = Limits(retries: 1, timeout: 2, closings: closings)
    let counts = try await closings(
      of: { services in
        services.register(Limits.self, instance: limits).decorate(Limits.self) { (limits: Limits) in limits }
      }, requesting: { _ = $0.resolveRequired(Limits.self) })
    #expect(counts == [0, 0])
  }

  @Test func `a value that a decorator changed is closed`() async throws {
    let limits = Limits(retries: 1, timeout: 2, closings: closings)
    let counts = try await closings(
      of: { services in
        services.register(Limits.self, instance: limits)
          .decorate(Limits.self) { (limits: Limits) in Limits(retries: 3, timeout: 2, closings: limits.closings) }
      }, requesting: { _ = $0.resolveRequired(Limits.self) })
    #expect(counts == [0, 1])
  }

  @Test func `a weak service may be an error or an optional that is an object`() throws {
    let container = ServiceContainer()
    try container.services.register((any Error).self, lifetime: .weak) { Fault(closings) }
      .register(Meter?.self, lifetime: .weak) { Meter(closings) }
    let provider = try container.validated()
    let error = provider.resolveRequired((any Error).self)
    #expect(error as? Fault === provider.resolveRequired((any Error).self) as? Fault)
    let meter: Meter? = provider.resolveRequired(Meter?.self)
    #expect(meter != nil && meter === provider.resolveRequired(Meter?.self))
  }
}

private protocol Gauge: Sendable {}
private protocol Typed<Item> { associatedtype Item }
private protocol OfMeter: Meter {}

private class Instrument: Gauge, @unchecked Sendable {
  let closings: ClosingCount

  init(_ closings: ClosingCount) { self.closings = closings }
}

private class Meter: Instrument, Closeable, @unchecked Sendable {
  func close() { closings.add() }
}

private final class Scale: Meter, Typed, OfMeter, @unchecked Sendable { typealias Item = Int }

private final class Fault: Error, Gauge, Closeable {
  let closings: ClosingCount

  init(_ closings: ClosingCount) { self.closings = closings }

  func close() { closings.add() }
}

private struct Limits: Gauge, Closeable {
  var retries: Int8?
  var timeout: Double?
  let closings: ClosingCount

  func close() { closings.add() }
}
