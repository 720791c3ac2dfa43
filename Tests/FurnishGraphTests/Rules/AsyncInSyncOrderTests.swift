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

  @Test(arguments: [.singleton, .weak, .transient] as [LifetimeDescription])
  mutating func `start creates the singletons that an eager service takes`(lifetime: LifetimeDescription) {
    app.register("App.Server", isAsynchronous: true, needs: [.lazy("App.DB")])
    app.register("App.Page", needs: ["App.DB"])
    app.register("App.DB", isAsynchronous: true)
    app.register("App.Warm", lifetime, isEager: true, needs: ["App.Cache"])
    app.register("App.Cache", .transient, needs: ["App.DB"])
    app.request("App.DB", isSynchronous: true)
    #expect(chains == [])
    app.mayBeStarted = false
    #expect(chains == [["DB"]])
  }

  @Test mutating func `start creates no transient service for later requests`() {
    app.register("App.Page", needs: ["App.DB"])
    app.register("App.DB", .transient, isAsynchronous: true, isEager: true)
    app.register("App.Warm", isAsynchronous: true, isEager: true, needs: ["App.DB"])
    #expect(chains == [["Page", "DB"]])
  }

  @Test(arguments: [(1, true), (2, false), (3, false)])
  mutating func `a request needs a start before it`(start: Int, isFound: Bool) {
    app.register("App.Page", needs: ["App.DB"])
    app.register("App.DB", isAsynchronous: true, isEager: true)
    app.request("App.Page", isSynchronous: true, order: CodeOrder(code: CodeID(1), number: 2))
    app.starts = [Wiring.Start(order: CodeOrder(code: CodeID(1), number: 4 - start))]
    #expect(chains == (isFound ? [["Page", "DB"]] : []))
  }

  @Test(arguments: [nil, CodeOrder(code: CodeID(2), number: 3)])
  mutating func `a start of other code may precede a request`(order: CodeOrder?) {
    app.register("App.DB", isAsynchronous: true, isEager: true)
    app.request("App.DB", isSynchronous: true, order: CodeOrder(code: CodeID(1), number: 2))
    app.starts = [Wiring.Start(order: order)]
    #expect(chains == [])
  }

  @Test(arguments: [(1, false), (2, false), (3, true)])
  mutating func `a request that waits creates its services for later requests alone`(number: Int, isFound: Bool) {
    app.register("App.DB", isAsynchronous: true)
    app.register("App.Index", isAsynchronous: true, needs: ["App.DB"])
    app.request("App.DB", isSynchronous: true, order: CodeOrder(code: CodeID(1), number: 2))
    app.request("App.Index", order: CodeOrder(code: CodeID(1), number: number))
    #expect(chains == (isFound ? [["DB"]] : []))
  }

  @Test mutating func `each service is reported at its first request`() {
    app.register("App.DB", isAsynchronous: true, isEager: true)
    app.mayBeStarted = false
    app.request("App.DB", isSynchronous: true, line: 3)
    app.request("App.DB", isSynchronous: true, order: CodeOrder(code: CodeID(1), number: 2), line: 2)
    app.request("App.DB", isSynchronous: true, order: CodeOrder(code: CodeID(1), number: 1), line: 1)
    #expect(app.findings.map(\.place) == [.main(1)])
  }

  @Test mutating func `start awaits no service that a synchronous recipe requests from its provider`() {
    app.register("App.Warm", .transient, isEager: true, needs: [.ofProvider("App.DB")])
    app.register("App.DB", isAsynchronous: true)
    #expect(chains == [["Warm", "DB"]])
  }

  @Test mutating func `start awaits a service that an asynchronous recipe awaits from its provider`() {
    app.register("App.Warm", .transient, isAsynchronous: true, isEager: true, needs: [.ofProvider("App.DB")])
    app.register("App.DB", isAsynchronous: true)
    app.request("App.DB", isSynchronous: true)
    #expect(chains == [])
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
