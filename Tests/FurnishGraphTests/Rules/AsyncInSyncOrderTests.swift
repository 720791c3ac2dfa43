import FurnishGraph
import Testing

/// `async-in-sync`: the services that exist before a synchronous request, and those that do not exist yet.
@Suite struct AsyncInSyncOrderTests {
  private var app = WiringBuilder()

  private var chains: [[String]] { app.findings.map { $0.chain.map(\.description) } }

  @Test mutating func `a service that start() creates is not missing twice behind a recipe that has to be awaited`() {
    app.mayBeStarted = false
    app.register("App.Page", needs: ["App.Repository"])
    app.register("App.Repository", isAsynchronous: true, needs: ["App.Database"])
    app.register("App.Database", isAsynchronous: true, isEager: true)
    app.request("App.Page", isSynchronous: true)
    #expect(chains == [["Page", "Repository"]])
  }

  @Test mutating func `a request that waits does not create the services that are requested later`() {
    app.mayBeStarted = false
    app.register("App.Page", needs: [.lazy("App.Database")])
    app.register("App.Database", isAsynchronous: true, isEager: true)
    app.request("App.Page")
    app.request("App.Database", isSynchronous: true)
    #expect(app.rules == ["async-in-sync"])
  }

  @Test mutating func `a service that one recipe creates may not exist when another one requests it later`() {
    app.register("App.Server", isAsynchronous: true, needs: ["App.DB", .lazy("App.DB")])
    app.register("App.DB", isAsynchronous: true)
    app.register("App.Client", isAsynchronous: true, needs: [.lazy("App.DB")])
    #expect(chains == [["Client", "DB"]])
  }

  @Test mutating func `a service that an eager one requests later is not created by start`() {
    app.register("App.Server", isAsynchronous: true, needs: [.lazy("App.DB")])
    app.register("App.DB", isAsynchronous: true)
    app.register("App.Cache", isAsynchronous: true, isEager: true, needs: [.property("App.DB")])
    #expect(chains == [["Server", "DB"]])
  }

  @Test mutating func `start creates no instance of a scoped service for the scopes of requests`() {
    app.register("App.Server", .scoped, isAsynchronous: true, needs: [.lazy("App.DB")])
    app.register("App.DB", .scoped, isAsynchronous: true)
    app.register("App.Cache", isAsynchronous: true, isEager: true, needs: ["App.DB"])
    #expect(app.rules.contains("async-in-sync"))
  }

  @Test mutating func `a service that a property of an asynchronous recipe requests is not awaited before`() {
    app.register("App.Page", isAsynchronous: true, needs: [.property("App.A")])
    app.register("App.A", isAsynchronous: true)
    #expect(app.rules == [])
    app.request("App.A", isSynchronous: true)
    #expect(chains == [["A"]])
  }
}
