import Furnish
import FurnishTesting
import Testing

private final class Bell: Sendable {}

private struct Tower: Sendable {
  let lazy: Lazy<Bell>
  let factory: Factory<Bell>
  let makeRope: AssistedFactory<Rope, Int>
}

private struct Rope: Sendable {
  let length: Int
}

/// The place in the errors of requests that `Lazy`, `Factory` and `AssistedFactory` make.
@Suite struct LateRequestPlaceTests {
  private static func closedTower() async throws -> Tower {
    let container = ServiceContainer()
    try container.services
      .register(Bell.self, lifetime: .transient) { () in Bell() }
      .register(Tower.self, Tower.init(lazy:factory:makeRope:))
      .register(Rope.self, with: Int.self) { (length: Int, _: Bell) in Rope(length: length) }
    let tower = try container.validated().resolveRequired(Tower.self)
    try await container.close()
    return tower
  }

  @Test func `an error of a lazy service names the place of the call`() async throws {
    let tower = try await Self.closedTower()
    let line: UInt = #line + 1
    let error = #expect(throws: ServiceError.self) { try tower.lazy.get() }
    #expect(error?.finding.place?.description == "FurnishTests/LateRequestPlaceTests.swift:\(line)")
  }

  @Test func `an error of a factory names the place of the call`() async throws {
    let tower = try await Self.closedTower()
    let line: UInt = #line + 1
    let error = #expect(throws: ServiceError.self) { try tower.factory.make() }
    #expect(error?.finding.place?.description == "FurnishTests/LateRequestPlaceTests.swift:\(line)")
  }

  @Test func `a factory that stops the program names the place of the call`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try await Self.closedTower().factory()
    }
    let error = standardError(result)
    #expect(error.contains("requested at FurnishTests/LateRequestPlaceTests.swift:"))
  }

  @Test func `an error of a factory with an argument names the place of the call`() async throws {
    let tower = try await Self.closedTower()
    let line: UInt = #line + 1
    let error = #expect(throws: ServiceError.self) { try tower.makeRope.make(7) }
    #expect(error?.finding.place?.description == "FurnishTests/LateRequestPlaceTests.swift:\(line)")
  }

  @Test func `a factory with an argument that stops the program names the place of the call`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try await Self.closedTower().makeRope(7)
    }
    let error = standardError(result)
    #expect(error.contains("requested at FurnishTests/LateRequestPlaceTests.swift:"))
  }

  @Test func `the methods of a factory with an argument can be passed as functions`() throws {
    let makeRope = AssistedFactory<Rope, Int> { Rope(length: $0) }
    #expect([1, 2].map(makeRope.callAsFunction).map(\.length) == [1, 2])
    #expect(try [3].map(makeRope.make).map(\.length) == [3])
  }
}
