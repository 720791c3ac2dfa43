import Testing

@testable import FurnishGraph

@Suite struct LevelNeedsTests {
  private var app = WiringBuilder()

  init() {
    app.level("App.Session")
    app.level("App.Screen", in: "App.Session")
    app.level("App.Import")
    app.register("App.Cart", level: "App.Session")
    app.register("App.Title", level: "App.Screen")
    app.register("App.Job", level: "App.Import")
  }

  /// Returns the levels in which a registration can be resolved, by index. The index -1 is no level.
  private func levelsThatMeet(_ registration: Int) -> [Int] {
    let graph = FlatGraph(app.wiring)
    let needs = LevelNeeds(graph)
    return (-1..<3).filter { level in
      needs.areMet(of: registration, in: level < 0 ? nil : graph.levels.node(Wiring.LevelNumber(level)))
    }
  }

  @Test func `a service of a level needs that level`() {
    #expect(levelsThatMeet(0) == [0, 1])
    #expect(levelsThatMeet(1) == [1])
  }

  @Test mutating func `a transient or scoped service needs the innermost level it leads to`() {
    app.register("App.Page", .transient, needs: ["App.Draft", .all("App.Cart")])
    app.register("App.Draft", .scoped, needs: [.lazy("App.Title")])
    #expect(levelsThatMeet(3) == [1])
    #expect(levelsThatMeet(4) == [1])
  }

  @Test mutating func `a service that needs two unrelated levels can be resolved in none`() {
    app.register("App.Page", .transient, needs: ["App.Job", "App.Title"])
    app.register("App.Book", .transient, needs: ["App.Page"])
    #expect(levelsThatMeet(3) == [])
    #expect(levelsThatMeet(4) == [])
  }

  @Test mutating func `a service does not need the levels of services behind a singleton`() {
    app.register("App.Page", .transient, needs: ["App.Log"])
    app.register("App.Log", needs: ["App.Cart"])
    #expect(levelsThatMeet(3) == [-1, 0, 1, 2])
  }

  @Test mutating func `services that need each other need the same levels`() {
    app.register("App.Hen", .transient, needs: ["App.Egg"])
    app.register("App.Egg", .transient, needs: [.lazy("App.Hen"), "App.Cart"])
    #expect(levelsThatMeet(3) == [0, 1])
    #expect(levelsThatMeet(4) == [0, 1])
  }
}
