import Furnish
import Testing

/// The instances that an override shares with the provider below it: those to which the override does not contribute.
struct OverridingReachTests {
  private final class Clock: Sendable {}

  private class Log: @unchecked Sendable {}
  private final class ClockLog: Log, @unchecked Sendable {}

  private final class Reader: Sendable {
    let log: Log
    init(log: Log) { self.log = log }
  }

  private final class Page: Sendable {
    let reader: Lazy<Reader>
    init(reader: Lazy<Reader>) { self.reader = reader }
  }

  private final class Connection: Closeable, Sendable {
    let isClosed = Shared(false)
    func close() async throws { isClosed.withValue { $0 = true } }
  }

  private final class Report: Sendable {
    let connection: Connection
    init(connection: Connection) { self.connection = connection }
  }

  @Test func `a service that takes the last registration does not depend on earlier ones`() throws {
    let app = try validatedProvider {
      $0.register(Clock.self) { Clock() }
        .register(Log.self) { (_: Clock) in ClockLog() }
        .register(Log.self) { Log() }
        .register(Reader.self, Reader.init(log:))
    }
    let test = app.overriding { $0.register(Clock.self) { Clock() } }
    #expect(test.resolveRequired(Reader.self) === app.resolveRequired(Reader.self))
  }

  @Test func `a service that takes all registrations depends on each of them`() throws {
    let app = try validatedProvider {
      $0.register(Clock.self) { Clock() }
        .register(Log.self) { (_: Clock) in ClockLog() }
        .register(Log.self) { Log() }
        .register(Reader.self) { (logs: [Log]) in Reader(log: logs[0]) }
    }
    let test = app.overriding { $0.register(Clock.self) { Clock() } }
    #expect(test.resolveRequired(Reader.self) !== app.resolveRequired(Reader.self))
  }

  @Test func `a service that is requested lazily does not depend on earlier registrations of its dependency`() throws {
    let app = try validatedProvider {
      $0.register(Clock.self) { Clock() }
        .register(Log.self) { (_: any ServiceProvider) in ClockLog() }
        .register(Log.self) { Log() }
        .register(Reader.self, Reader.init(log:))
        .register(Page.self, Page.init(reader:))
    }
    let test = app.overriding { $0.register(Clock.self) { Clock() } }
    #expect(test.resolveRequired(Page.self) === app.resolveRequired(Page.self))
  }

  @Test func `a service that requests a closeable transient is shared`() throws {
    let app = try validatedProvider {
      $0.register(Clock.self) { Clock() }
        .register(Log.self, lifetime: .scoped) { Log() }
        .register(Connection.self, lifetime: .transient) { provider in
          _ = provider.resolveRequired(Log.self)
          return Connection()
        }
        .register(Report.self, lifetime: .scoped, Report.init(connection:))
    }
    let scope = app.makeScope()
    let test = scope.overriding { $0.register(Clock.self) { Clock() } }
    #expect(test.resolveRequired(Report.self) === scope.resolveRequired(Report.self))
  }

  private func app(_ register: (any ServiceCollection) -> Void) throws -> ServiceScope {
    try validatedProvider {
      $0.register(Clock.self) { Clock() }
        .register(Log.self, lifetime: .scoped) { Log() }
        .register(Connection.self, lifetime: .transient) { (_: Log) in Connection() }
      register($0)
    }
  }

  @Test func `a transient lives as long as the shared instance that requested it through an override`() async throws {
    let app = try app {
      $0.register(Report.self, lifetime: .scoped) { provider in
        Report(connection: provider.resolveRequired(Connection.self))
      }
    }
    let scope = app.makeScope()
    let test = scope.overriding { $0.register(Clock.self) { Clock() } }
    let report = test.resolveRequired(Report.self)
    try await test.close()
    #expect(scope.resolveRequired(Report.self) === report)
    #expect(!report.connection.isClosed.value)
    try await scope.close()
    #expect(report.connection.isClosed.value)
  }

  @Test func `a transient lives as long as the shared instance whose asynchronous recipe requested it`() async throws {
    let app = try app {
      $0.register(Report.self, lifetime: .scoped) { (provider: any ServiceProvider) async throws in
        Report(connection: try await provider.require(Connection.self))
      }
    }
    let scope = app.makeScope()
    let test = scope.overriding { $0.register(Clock.self) { Clock() } }
    let report = try await test.require(Report.self)
    try await test.close()
    #expect(try await scope.require(Report.self) === report)
    #expect(!report.connection.isClosed.value)
    try await scope.close()
    #expect(report.connection.isClosed.value)
  }

  @Test func `a transient is closed with the scope if the recipe that requested it fails`() async throws {
    struct Failure: Error {}
    let requestedConnection = Shared<Connection?>(nil)
    let app = try app {
      $0.register(Report.self, lifetime: .scoped) { (provider: any ServiceProvider) in
        let connection = try provider.require(Connection.self)
        requestedConnection.withValue { $0 = connection }
        throw Failure()
      }
    }
    let test = app.makeScope().overriding { $0.register(Clock.self) { Clock() } }
    #expect(throws: ServiceError.self) { try test.require(Report.self) }
    try await test.close()
    #expect(try #require(requestedConnection.value).isClosed.value)
  }

  @Test(arguments: [false, true])
  func `a scope in an overriding provider shares the instances that it created together with a singleton`(
    isAwaited: Bool
  ) async throws {
    let app = try validatedProvider {
      $0.register(Connection.self) { (_: any ServiceProvider) in Connection() }
        .register(Report.self, lifetime: .scoped, Report.init(connection:))
        .register(Clock.self) { Clock() }
    }
    // Neither of the overrides contributes to the report, but each of them might, since the connection is opaque.
    let scope = app.overriding { $0.register(Clock.self) { Clock() } }.makeScope()
    let test = scope.overriding { $0.register(Clock.self) { Clock() } }
    let report = isAwaited ? try await test.require(Report.self) : test.resolveRequired(Report.self)
    #expect(report === scope.resolveRequired(Report.self))
    #expect(report.connection === app.resolveRequired(Connection.self))
  }

  private final class Editor: Sendable {
    let reader: Lazy<Reader>
    let makeReader: Factory<Reader>
    let makePage: AssistedFactory<NumberedPage, Int>

    init(
      reader: Lazy<Reader>, makeReader: Factory<Reader>, makePage: AssistedFactory<NumberedPage, Int>,
      connection: Connection
    ) {
      (self.reader, self.makeReader, self.makePage) = (reader, makeReader, makePage)
    }
  }

  private final class NumberedPage: Sendable {
    let reader: Reader
    init(_ number: Int, reader: Reader) { self.reader = reader }
  }

  @Test(arguments: [false, true])
  func `an instance that belongs to the provider below requests from it after the override was closed`(
    isAwaited: Bool
  ) async throws {
    let app = try validatedProvider {
      $0.register(Clock.self) { Clock() }
        .register(Log.self) { Log() }
        .register(Reader.self, Reader.init(log:))
        .register(NumberedPage.self, with: Int.self, NumberedPage.init(_:reader:))
      // The override may contribute to the connection, and so to the editor, which is created before that is known.
      $0.register(Connection.self) { (_: any ServiceProvider) in Connection() }
        .register(Editor.self, Editor.init(reader:makeReader:makePage:connection:))
    }
    func editor() async throws -> Editor {
      let test = app.overriding { $0.register(Clock.self) { Clock() } }
      let editor = isAwaited ? try await test.require(Editor.self) : test.resolveRequired(Editor.self)
      try await test.close()
      return editor
    }
    let editor = try await editor()
    #expect(editor === app.resolveRequired(Editor.self))
    let reader = app.resolveRequired(Reader.self)
    #expect(try editor.reader.get() === reader)
    #expect(try editor.makeReader.make() === reader)
    #expect(try editor.makePage.make(1).reader === reader)
  }

  @Test func `an instance with a lazy provider does not carry an override into the provider below`() throws {
    let app = try validatedProvider {
      $0.register(Log.self) { Log() }
        .register(Shelf.self) { (provider: Lazy<any ServiceProvider>) in Shelf(provider: provider) }
    }
    let test = app.overriding { $0.replacing.register(Log.self) { Log() } }
    let overridden = try test.resolveRequired(Shelf.self).provider.get().require(Log.self)
    #expect(overridden === test.resolveRequired(Log.self))
    #expect(try app.resolveRequired(Shelf.self).provider.get().require(Log.self) === app.resolveRequired(Log.self))
  }

  private struct Shelf: Sendable {
    let provider: Lazy<any ServiceProvider>
  }
}
