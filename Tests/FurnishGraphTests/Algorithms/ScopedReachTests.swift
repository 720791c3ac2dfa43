import Testing

@testable import FurnishGraph

@Suite struct ScopedReachTests {
  private var app = WiringBuilder()

  private func reach() throws -> ScopedReach { try #require(ScopedReach(FlatGraph(app.wiring))) }

  @Test mutating func withoutScopedServicesThereIsNone() {
    app.register("App.A")
    #expect(ScopedReach(FlatGraph(app.wiring)) == nil)
  }

  @Test mutating func itGoesThroughUnsharedServicesOnly() throws {
    app.register("App.Scoped", .scoped)
    app.register("App.Unshared", .transient, needs: ["App.Scoped"])
    app.register("App.Shared", needs: ["App.Unshared"])
    app.register("App.Behind", .transient, needs: ["App.Shared"])
    app.register("App.Apart", .transient)
    #expect((0..<5).map(try reach().contains) == [true, true, false, false, false])
    #expect((0..<5).map(try reach().isCaptor) == [false, false, true, false, false])
  }

  @Test mutating func thePathIsAShortestOne() throws {
    app.register("App.A", .transient, needs: ["App.B", .all("App.C")])
    app.register("App.B", .transient, needs: ["App.C"])
    app.register("App.C", .scoped)
    #expect(try reach().path(from: 0) == [0, 2])
    #expect(try reach().path(from: 2) == [2])
  }
}
