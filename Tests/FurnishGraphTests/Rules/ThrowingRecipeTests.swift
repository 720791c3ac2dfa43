import FurnishGraph
import Testing

@Suite struct ThrowingRecipeTests {
  private var app = WiringBuilder()

  private var chains: [[String]] { app.findings.map { $0.chain.map(\.description) } }

  @Test mutating func `a request that cannot throw for a service whose recipe can throw is reported`() {
    app.register("App.Database", isThrowing: true)
    app.request("App.Database", trapsOnError: true, line: 3)
    #expect(
      app.findings.map(\.description) == [
        """
        The recipe of Database can throw, and the request cannot: an error stops the program.
          where: App.Database, requested at App/Main.swift:3
          fix:   request Database with `try provider.require(Database.self)`, \
        or register Database with `eager: true`, so that start() throws the error.
        """
      ])
    #expect(app.findings.flatMap(\.notes) == [.init(message: "Database is registered here.", place: .wiring(1))])
  }

  @Test mutating func `the finding is an error`() throws {
    app.register("App.A", isThrowing: true)
    app.request("App.A", trapsOnError: true)
    let finding = try #require(app.findings.first)
    #expect(finding.rule == "throwing-recipe")
    #expect(finding.severity == .error)
  }

  @Test mutating func `a request that cannot throw is reported if the recipe of an indirect dependency can throw`() {
    app.register("App.Page", .transient, needs: ["App.Repository"])
    app.register("App.Repository", needs: [.all("App.Database")])
    app.register("App.Database", .transient, isAsynchronous: true, isThrowing: true)
    app.request("App.Page", trapsOnError: true)
    #expect(chains.last == ["Page", "Repository", "Database"])
    #expect(
      app.findings.last?.fix
        == "request Page with `try await provider.require(Page.self)`, or handle the error in the recipe of Database.")
  }

  @Test mutating func `a recipe that requests without try is reported if a dependency can throw`() {
    app.register("App.Page", .transient, needs: [.trapping("App.Repository")])
    app.register("App.Repository", needs: ["App.Database"])
    app.register("App.Database", isThrowing: true)
    app.request("App.Page")
    #expect(chains == [["Page", "Repository", "Database"]])
    #expect(app.findings.map(\.place) == [.wiring(1)])
    #expect(
      app.findings.map(\.fix) == [
        "request Repository with `try provider.require(Repository.self)`, "
          + "or register Database with `eager: true`, so that start() throws the error."
      ])
  }

  @Test mutating func `a recipe that requests all of a type without try is reported if one can throw`() {
    app.register("App.Page", .transient, needs: [.trapping(.all("App.Plugin"))])
    app.register("App.Plugin")
    app.register("App.Plugin", isThrowing: true)
    #expect(chains == [["Page", "Plugin"]])
    #expect(app.findings.map { $0.notes.map(\.place) } == [[.wiring(1), .wiring(3)]])
  }

  @Test mutating func `a requested service is reported once`() {
    app.register("App.A", .transient, isThrowing: true)
    app.register("App.B", .transient, needs: ["App.A"])
    app.request("App.A", trapsOnError: true, line: 1)
    app.request("App.A", trapsOnError: true, line: 2)
    app.request("App.B", trapsOnError: true, line: 3)
    #expect(app.findings.map(\.place) == [.main(1), .main(3)])
  }

  @Test mutating func `a request that can throw may resolve a service whose recipe can throw`() {
    app.register("App.A", isThrowing: true)
    app.request("App.A")
    #expect(app.rules == [])
  }

  @Test mutating func `a shared service that a request with try has created is not reported`() {
    app.register("App.A", isThrowing: true)
    app.register("App.B", needs: ["App.A"])
    app.request("App.B")
    app.request("App.A", trapsOnError: true)
    #expect(app.rules == [])
  }

  @Test mutating func `a shared service that start has created is not reported`() {
    app.register("App.A", isThrowing: true)
    app.register("App.B", isEager: true, needs: ["App.A"])
    app.request("App.A", trapsOnError: true)
    #expect(app.rules == [])
  }

  @Test mutating func `a transient service that a request with try has created is still reported`() {
    app.register("App.A", .transient, isThrowing: true)
    app.request("App.A")
    app.request("App.A", trapsOnError: true)
    #expect(app.rules == ["throwing-recipe"])
  }

  @Test mutating func `a recipe that can throw is not reported behind a deferred need`() {
    app.register("App.Page", .transient, needs: [.lazy("App.A")])
    app.register("App.A", isThrowing: true)
    app.request("App.Page", trapsOnError: true)
    #expect(app.rules == [])
  }

  @Test mutating func `a recipe that can throw is not reported behind a request whose error is handled`() {
    app.register("App.Page", .transient, needs: [.handled("App.A")])
    app.register("App.A", isThrowing: true)
    app.request("App.Page", trapsOnError: true)
    #expect(app.rules == [])
  }
}
