import Furnish
import Testing

/// A `close()` that requests services.
struct ClosingRequestsTests {
  private final class Log: Closeable, Sendable {
    func write(_ line: String) { Journal.note(line) }
    func close() { Journal.note("log closed") }
  }

  /// A service that requests the log for the first time when it is closed.
  private final class Session: Closeable, Sendable {
    private let log: Lazy<Log>
    init(log: Lazy<Log>) { self.log = log }
    func close() throws { try log.get().write("session closed") }
  }

  /// A service that makes a request when it is closed, and notes the rule of the error.
  private final class Requester: Closeable, Sendable {
    private let request: @Sendable () async throws -> Void
    init(_ request: @escaping @Sendable () async throws -> Void) { self.request = request }

    func close() async throws {
      do { try await request() } catch let error as ServiceError { Journal.note(error.rule) }
    }
  }

  @Test func `a scoped service may use a singleton for the first time when it is closed`() async throws {
    let closed = try await closings {
      $0.register(Log.self, Log.init).register(Session.self, lifetime: .scoped, Session.init(log:))
    } _: {
      _ = $0.resolveRequired(Log.self)
      try await $0.withScope { _ = $0.resolveRequired(Session.self) }
    }
    #expect(closed == ["session closed", "root", "log closed"])
  }

  @Test func `a singleton that is requested for the first time by a closing scope is created`() async throws {
    let closed = try await closings {
      $0.register(Log.self, Log.init).register(Session.self, lifetime: .scoped, Session.init(log:))
    } _: {
      try await $0.withScope { _ = $0.resolveRequired(Session.self) }
    }
    #expect(closed == ["session closed", "root", "log closed"])
  }

  @Test func `a singleton may use another one for the first time when the container is closed`() async throws {
    let closed = try await closings {
      $0.register(Log.self, Log.init).register(Session.self, Session.init(log:))
    } _: {
      _ = ($0.resolveRequired(Log.self), $0.resolveRequired(Session.self))
    }
    #expect(closed == ["root", "session closed", "log closed"])
  }

  @Test func `a service of a scope that is closed with its container may use a singleton`() async throws {
    let closed = try await closings {
      $0.register(Log.self, Log.init).register(Session.self, lifetime: .scoped, Session.init(log:))
    } _: {
      _ = $0.resolveRequired(Log.self)
      let scope = $0.makeScope()
      _ = scope.resolveRequired(Session.self)
      try await $0.close()
    }
    #expect(closed == ["session closed", "log closed", "root"])
  }

  @Test func `a close() may await an asynchronous singleton`() async throws {
    let closed = try await closings {
      $0.register(Log.self) { () async in Log() }
        .register(Requester.self, lifetime: .scoped) { provider in
          Requester { try await provider.require(Log.self).write("awaited") }
        }
    } _: {
      try await $0.withScope { _ = $0.resolveRequired(Requester.self) }
    }
    #expect(closed == ["awaited", "root", "log closed"])
  }

  @Test func `a close() may request a named singleton`() async throws {
    let closed = try await closings {
      $0.register(Log.self, name: "audit", Log.init)
        .register(Requester.self, lifetime: .scoped) { provider in
          Requester { provider.resolveRequired(Log.self, name: "audit").write("named") }
        }
    } _: {
      try await $0.withScope { _ = $0.resolveRequired(Requester.self) }
    }
    #expect(closed == ["named", "root", "log closed"])
  }

  @Test func `an optional request in a close() returns nil for a service that is not registered`() async throws {
    let closed = try await closings {
      $0.register(Requester.self, lifetime: .scoped) { provider in
        Requester { Journal.note("\(provider.resolve(Log.self) == nil)") }
      }
    } _: {
      try await $0.withScope { _ = $0.resolveRequired(Requester.self) }
    }
    #expect(closed == ["true", "root"])
  }

  @Test func `a close() cannot create a service in the scope that is being closed`() async throws {
    let closed = try await closings {
      $0.register(Log.self, lifetime: .scoped, Log.init)
        .register(Requester.self, lifetime: .scoped) { provider in
          Requester { _ = try await provider.require(Log.self) }
        }
    } _: {
      try await $0.withScope { _ = $0.resolveRequired(Requester.self) }
    }
    #expect(closed == ["scope-closed", "root"])
  }

  @Test func `a close() cannot create a transient service`() async throws {
    let closed = try await closings {
      $0.register(Log.self, lifetime: .transient) { () in Log() }
        .register(Requester.self, lifetime: .scoped) { provider in
          Requester { _ = try await provider.require(Log.self) }
        }
    } _: {
      try await $0.withScope { _ = $0.resolveRequired(Requester.self) }
    }
    #expect(closed == ["scope-closed", "root"])
  }

  @Test func `a close() cannot request an instance that is closed already`() async throws {
    let closed = try await closings {
      $0.register(Requester.self, lifetime: .scoped) { provider in
        Requester { _ = try await provider.require(Session.self) }
      }
      .register(Log.self, lifetime: .scoped, Log.init)
      .register(Session.self, lifetime: .scoped) { (_: Requester, log: Lazy<Log>) in Session(log: log) }
    } _: {
      try await $0.withScope { _ = ($0.resolveRequired(Log.self), $0.resolveRequired(Session.self)) }
    }
    #expect(closed == ["session closed", "scope-closed", "log closed", "root"])
  }

  @Test func `code outside of a close() cannot request from a scope that is being closed`() async throws {
    let gates = (begun: TaskGate(), end: TaskGate())
    let provider = try validatedProvider {
      $0.register(Log.self, lifetime: .scoped, Log.init)
        .register(Requester.self, lifetime: .scoped) { () in
          Requester {
            Task { await gates.begun.pass() }
            await gates.end.pass()
          }
        }
    }
    let scope = provider.makeScope()
    _ = (scope.resolveRequired(Log.self), scope.resolveRequired(Requester.self))
    async let closing: Void = scope.close()
    await gates.begun.waitForArrivals(1)
    #expect(throws: ServiceError.self) { try scope.require(Log.self) }
    await gates.begun.open()
    await gates.end.open()
    try await closing
  }

  @Test func `a request of a task that outlives the closing is an error`() async throws {
    let gate = TaskGate()
    let refused = Shared<Task<String, any Error>?>(nil)
    let provider = try validatedProvider {
      $0.register(Log.self, Log.init)
        .register(Requester.self, lifetime: .scoped) { provider in
          Requester {
            refused.set(
              Task {
                await gate.pass()
                do {
                  _ = try await provider.require(Log.self)
                  return "found"
                } catch let error as ServiceError {
                  return error.rule
                }
              })
          }
        }
    }
    let scope = provider.makeScope()
    _ = scope.resolveRequired(Requester.self)
    try await scope.close()
    await gate.open()
    #expect(try await refused.value?.value == "scope-closed")
  }

  @Test func `a service of a closing overriding provider may use a singleton of the provider below`() async throws {
    let closed = try await closings {
      $0.register(Log.self, Log.init)
    } _: {
      _ = $0.resolveRequired(Log.self)
      let override = $0.overriding { $0.register(Session.self, Session.init(log:)) }
      _ = override.resolveRequired(Session.self)
      try await override.close()
    }
    #expect(closed == ["session closed", "root", "log closed"])
  }

  @Test func `a service of a closing nested overriding provider may request a singleton of the root`() async throws {
    let closed = try await closings {
      $0.register(Log.self, Log.init)
    } _: {
      let override = $0.overriding { $0.register(Int.self) { 1 } }
        .overriding { $0.register(Session.self, Session.init(log:)) }
      _ = override.resolveRequired(Session.self)
      try await override.close()
    }
    #expect(closed == ["session closed", "root", "log closed"])
  }

  private protocol Sink: Sendable {}
  private final class File: Sink, Closeable {
    func close() { Journal.note("file closed") }
  }
  private struct Buffered: Sink { let inner: any Sink }

  @Test func `a close() cannot request an alias of an instance that is closed already`() async throws {
    let closed = try await closings {
      $0.register(Requester.self) { provider in Requester { _ = try await provider.require((any Sink).self) } }
        .register(File.self, File.init)
        .register((any Sink).self) { (file: File) in file }
    } _: {
      _ = ($0.resolveRequired(Requester.self), $0.resolveRequired((any Sink).self))
    }
    #expect(closed == ["root", "file closed", "scope-closed"])
  }

  private struct Handle: Sink, Closeable {
    let number: Int
    func close() { Journal.note("handle closed") }
  }

  @Test func `a close() cannot request an alias of a value that is closed already`() async throws {
    let closed = try await closings {
      $0.register(Requester.self) { provider in Requester { _ = try await provider.require((any Sink).self) } }
        .register(Handle.self) { Handle(number: 1) }
        .register((any Sink).self) { (handle: Handle) in handle }
    } _: {
      _ = ($0.resolveRequired(Requester.self), $0.resolveRequired((any Sink).self))
    }
    #expect(closed == ["root", "handle closed", "scope-closed"])
  }

  @Test func `a close() cannot request a decorated instance whose inner instance is closed already`() async throws {
    let closed = try await closings {
      $0.register(Requester.self) { provider in Requester { _ = try await provider.require((any Sink).self) } }
        .register((any Sink).self) { File() }
        .decorate((any Sink).self) { (inner: any Sink) in Buffered(inner: inner) }
    } _: {
      _ = ($0.resolveRequired(Requester.self), $0.resolveRequired((any Sink).self))
    }
    #expect(closed == ["root", "file closed", "scope-closed"])
  }
}
