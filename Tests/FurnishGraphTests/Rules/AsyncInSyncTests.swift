import FurnishGraph
import Testing

@Suite struct AsyncInSyncTests {
  private var app = WiringBuilder()

  @Test mutating func `a synchronous recipe that needs an asynchronous one is reported`() {
    app.register("any App.Repository", needs: ["App.Database"])
    app.register("App.Database", isAsynchronous: true)
    #expect(
      app.findings.map(\.description) == [
        """
        Database is created asynchronously, and was requested synchronously.
          where: any Repository → App.Database, requested at App/Wiring.swift:1
          fix:   create any Repository asynchronously as well, \
        `services.register((any Repository).self) { (service: Database) async in … }`, \
        or register Database with `lifetime: .singleton, eager: true`, so that start() creates it first.
        """
      ])
    #expect(
      app.findings.flatMap(\.notes) == [
        Finding.Note(message: "any Repository needs Database.", place: .wiring(1)),
        Finding.Note(message: "Database is registered here.", place: .wiring(2)),
      ])
  }

  @Test mutating func `a service that start() creates is missing in a program that never calls it`() {
    app.register("App.Page", needs: ["App.Repository"])
    app.register("App.Repository", needs: ["App.Database"])
    app.register("App.Database", isAsynchronous: true, isEager: true)
    app.request("App.Page", isSynchronous: true)
    #expect(app.findings.isEmpty)
    app.mayBeStarted = false
    #expect(app.findings.map(\.chain.count) == [3])
    app.request("App.Database", isSynchronous: true)
    #expect(app.findings.map(\.chain.count) == [3])
  }

  @Test mutating func `a request that waits creates the service for later requests in a program without start()`() {
    app.mayBeStarted = false
    app.register("App.Repository", needs: ["App.Database"])
    app.register("App.Database", isAsynchronous: true, isEager: true)
    app.request("App.Database", isSynchronous: true)
    app.request("App.Repository")
    #expect(app.findings.isEmpty)
  }

  @Test mutating func `a synchronous service needs no start()`() {
    app.mayBeStarted = false
    app.register("App.Database", isEager: true)
    app.request("App.Database", isSynchronous: true)
    #expect(app.findings.isEmpty)
  }

  @Test mutating func `a synchronous request of all services has to require all`() {
    app.register("App.Database", isAsynchronous: true)
    app.request("App.Database", .all, isSynchronous: true)
    #expect(app.findings.map(\.fix) == ["await it: `try await provider.requireAll(Database.self)`."])
  }

  @Test mutating func `a synchronous request of services under keys has to require all`() {
    app.register("App.Database", key: .init(text: "1", type: "App.Shard"), isAsynchronous: true)
    app.request("App.Database", by: "App.Shard", .all, isSynchronous: true)
    #expect(app.findings.map(\.fix) == ["await it: `try await provider.requireAll(Database.self, by: Shard.self)`."])
  }

  @Test mutating func `the finding is an error`() throws {
    app.register("App.A", needs: ["App.B"])
    app.register("App.B", isAsynchronous: true)
    let finding = try #require(app.findings.first)
    #expect(finding.rule == "async-in-sync")
    #expect(finding.severity == .error)
  }

  @Test mutating func `an asynchronous recipe may need an asynchronous one`() {
    app.register("App.A", isAsynchronous: true, needs: ["App.B"])
    app.register("App.B", isAsynchronous: true)
    #expect(app.rules == [])
  }

  @Test(arguments: ["App.DB", .optional("App.DB"), .all("App.DB")] as [WiringBuilder.Need])
  mutating func `an asynchronous recipe may take a transient asynchronous dependency`(need: WiringBuilder.Need) {
    app.register("App.DB", .transient, isAsynchronous: true)
    app.register("App.Server", isAsynchronous: true, needs: [need])
    app.request("App.Server")
    app.request("App.DB", line: 2)
    #expect(app.rules == [])
  }

  @Test mutating func `an asynchronous recipe that requests an asynchronous service later is reported`() {
    app.register("App.Server", isAsynchronous: true, needs: [.lazy("App.DB")])
    app.register("App.DB", .transient, isAsynchronous: true)
    #expect(
      app.findings.map(\.description) == [
        """
        DB is created asynchronously, and was requested synchronously.
          where: Server → App.DB, requested at App/Wiring.swift:1
          fix:   `Lazy` and `Factory` request without `await`: let Server take DB itself, \
        `services.register(Server.self) { (service: DB) async in … }`, or take `any ServiceProvider`, \
        and await DB where it is used, `try await provider.require(DB.self)`, \
        or register DB with `lifetime: .singleton, eager: true`, so that start() creates it first.
        """
      ])
  }

  @Test(arguments: [.singleton, .scoped, .transient] as [LifetimeDescription])
  mutating func `a later request of an asynchronous recipe is synchronous for every lifetime`(
    lifetime: LifetimeDescription
  ) {
    app.register("App.Server", lifetime, isAsynchronous: true, needs: [.lazy("App.DB")])
    app.register("App.DB", lifetime, isAsynchronous: true)
    #expect(app.rules == ["async-in-sync"])
  }

  @Test mutating func `a stored service that another parameter creates may be requested later`() {
    app.register("App.Server", isAsynchronous: true, needs: [.lazy("App.DB"), "App.Repository"])
    app.register("App.Repository", .transient, isAsynchronous: true, needs: ["App.DB"])
    app.register("App.DB", isAsynchronous: true)
    #expect(app.rules == [])
  }

  @Test mutating func `an unshared service that another parameter creates is created again later`() {
    app.register("App.Server", isAsynchronous: true, needs: [.lazy("App.DB"), "App.DB"])
    app.register("App.DB", .transient, isAsynchronous: true)
    #expect(app.rules == ["async-in-sync"])
  }

  @Test mutating func `a service that start creates may be requested later`() {
    app.register("App.Server", isAsynchronous: true, needs: [.lazy("App.DB"), .lazy("App.Cache")])
    app.register("App.DB", isAsynchronous: true)
    app.register("App.Cache", isAsynchronous: true, isEager: true, needs: ["App.DB"])
    #expect(app.rules == [])
  }

  @Test mutating func `an asynchronous recipe may request its own stored service later`() {
    app.register("App.Server", isAsynchronous: true, needs: [.lazy("App.Server")])
    #expect(app.rules == [])
  }

  @Test mutating func `a later request for all registrations names the one that is not created before`() {
    app.register("App.Server", isAsynchronous: true, needs: [.lazy(.all("App.Plugin")), "App.Plugin"])
    app.register("App.Plugin", .transient)
    app.register("App.Plugin", isAsynchronous: true)
    app.register("App.Plugin", isAsynchronous: true)
    #expect(app.findings.map { $0.notes.map(\.place) } == [[.wiring(1), .wiring(3)]])
  }

  @Test mutating func `a later request does not create a service for others`() {
    app.register("App.Server", isAsynchronous: true, needs: [.lazy("App.DB")])
    app.register("App.DB", isAsynchronous: true)
    app.request("App.DB", isSynchronous: true)
    #expect(app.findings.map { $0.chain.map(\.description) } == [["Server", "DB"]])
  }

  @Test mutating func `a synchronous recipe between two asynchronous ones is reported`() {
    app.register("App.DB", .transient, isAsynchronous: true)
    app.register("App.Table", .transient, needs: ["App.DB"])
    app.register("App.Server", isAsynchronous: true, needs: ["App.Table"])
    #expect(app.findings.map { $0.chain.map(\.description) } == [["Table", "DB"]])
  }

  @Test mutating func `a request for all registrations includes an asynchronous one`() {
    app.register("App.Plugin", isAsynchronous: true)
    app.register("App.Plugin")
    app.request("App.Plugin", .all, isSynchronous: true)
    #expect(app.rules == ["async-in-sync"])
  }

  @Test mutating func `an asynchronous recipe may need synchronous ones`() {
    app.register("App.A", isAsynchronous: true, needs: ["App.B"])
    app.register("App.B")
    #expect(app.rules == [])
  }

  @Test(arguments: [.lazy("App.B"), .optional("App.B"), .all("App.B")] as [WiringBuilder.Need])
  mutating func `every kind of need is reported`(need: WiringBuilder.Need) {
    app.register("App.A", needs: [need])
    app.register("App.B", isAsynchronous: true)
    #expect(app.rules == ["async-in-sync"])
  }

  @Test mutating func `an instance that start created may be requested synchronously`() {
    app.register("App.A", needs: ["App.B", .all("App.B")])
    app.register("App.B", isAsynchronous: true, isEager: true)
    #expect(app.rules == [])
  }

  @Test mutating func `an eager transient service must not be requested synchronously`() {
    app.register("App.A", needs: ["App.B"])
    app.register("App.B", .transient, isAsynchronous: true, isEager: true)
    #expect(app.rules == ["async-in-sync"])
  }

  @Test mutating func `a service is reported once with the number of its requesters`() {
    app.register("App.A", needs: ["App.B", .lazy("App.B"), .all("App.B")])
    app.register("App.B", isAsynchronous: true)
    app.register("App.C", needs: ["App.B"])
    app.register("App.D", needs: ["App.A"])
    #expect(app.findings.map(\.affected) == [2])
    #expect(app.findings.map(\.place) == [.wiring(1)])
  }

  @Test mutating func `each asynchronous service is a finding`() {
    app.register("App.A", needs: ["App.B", "App.C"])
    app.register("App.B", isAsynchronous: true)
    app.register("App.C", isAsynchronous: true)
    #expect(app.findings.map { $0.chain.map(\.description) } == [["A", "B"], ["A", "C"]])
  }

  @Test mutating func `a need for all registrations names the asynchronous one`() {
    app.register("App.A", needs: [.all("App.B")])
    app.register("App.B")
    app.register("App.B", isAsynchronous: true)
    app.register("App.B")
    #expect(app.findings.map { $0.notes.map(\.place) } == [[.wiring(1), .wiring(3)]])
  }

  @Test mutating func `an overridden asynchronous registration is not requested`() {
    app.register("App.A", needs: ["App.B"])
    app.register("App.B", isAsynchronous: true)
    app.register("App.B")
    #expect(app.rules == [])
  }

  @Test mutating func `an instance that was passed in requests nothing`() {
    app.register("App.A", isSupplied: true, needs: ["App.B"])
    app.register("App.B", isAsynchronous: true)
    #expect(app.rules == [])
  }

  @Test mutating func `synchronous requests of an asynchronous service are reported once`() {
    app.register("App.Database", isAsynchronous: true)
    app.request("App.Database", isSynchronous: true, line: 4)
    app.request("App.Database", isSynchronous: true, line: 5)
    #expect(
      app.findings.map(\.description) == [
        """
        Database is created asynchronously, and was requested synchronously.
          where: App.Database, requested at App/Main.swift:4
          fix:   await it: `try await provider.require(Database.self)`.
        """
      ])
  }

  @Test mutating func `a shared service that a request awaits may be requested synchronously`() {
    app.register("App.Database", isAsynchronous: true)
    app.request("App.Database", isSynchronous: true)
    app.request("App.Database")
    #expect(app.rules == [])
  }

  @Test mutating func `a service that an asynchronous recipe awaits may be requested synchronously`() {
    app.register("App.Database", isAsynchronous: true)
    app.register("App.Server", isAsynchronous: true, needs: ["App.Database"])
    app.request("App.Database", isSynchronous: true)
    #expect(app.rules == [])
  }

  @Test mutating func `a transient service that a request awaits must not be requested synchronously`() {
    app.register("App.Query", .transient, isAsynchronous: true)
    app.request("App.Query", isSynchronous: true)
    app.request("App.Query")
    #expect(app.rules == ["async-in-sync"])
  }

  @Test mutating func `a service that start creates may be requested synchronously`() {
    app.register("App.Database", isAsynchronous: true, isEager: true)
    app.request("App.Database", isSynchronous: true)
    #expect(app.rules == [])
  }

  @Test mutating func `a service that neither a recipe nor a request may need is reported once`() {
    app.register("App.Repository", needs: ["App.Database"])
    app.register("App.Database", isAsynchronous: true)
    app.request("App.Database", isSynchronous: true)
    #expect(app.rules == ["async-in-sync"])
  }
}
