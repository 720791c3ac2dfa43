import Furnish
import FurnishServiceLifecycle
import Synchronization
import Testing

/// A middleware for a server other than Hummingbird, over a stand-in for Vapor.
@Suite(.timeLimit(.minutes(60))) struct RequestScopeTests {
  let journal = Journal()
  let container = ServiceContainer()

  init() throws {
    try container.services
      .register(Visit.self, lifetime: .scoped(to: RequestLevel.self)) { [journal] (input: RequestInput) in
        Visit(name: input.name, journal: journal)
      }
  }

  private func respond(
    _ handler: @escaping @Sendable (VaporRequest) async throws -> VaporResponse
  ) async throws
    -> VaporResponse
  {
    let middleware = VaporScopeMiddleware(provider: try container.validated())
    return try await middleware.respond(to: VaporRequest(name: "Ada"), chainingTo: VaporResponder(handler))
  }

  @Test func `the scope is open in the handler and while the body is written, and then closed`() async throws {
    let response = try await respond { [journal] _ in
      let visit = try #require(ServiceValues.current.provider?.resolve(Visit.self))
      return VaporResponse { write in
        let same = ServiceValues.current.provider?.resolve(Visit.self) === visit
        #expect(same && journal.events.isEmpty)
        await write("Hello, \(visit.name)")
      }
    }
    let written = Mutex("")
    try await response.body { text in written.withLock { $0 += text } }
    #expect(written.withLock { $0 } == "Hello, Ada")
    #expect(journal.events == [.closed(0)])
  }

  @Test func `an error of a recipe is passed to the server unchanged`() async throws {
    try container.services.register(Token.self, lifetime: .scoped(to: RequestLevel.self)) { (_: Visit) in
      throw VaporAbort(status: 401)
    }
    await #expect(throws: VaporAbort(status: 401)) {
      try await respond { _ in
        _ = try await ServiceValues.current.provider?.require(Token.self)
        return VaporResponse { _ in }
      }
    }
    #expect(journal.events == [.closed(0)])
  }

  @Test func `a body that throws closes the scope`() async throws {
    let response = try await respond { _ in
      _ = ServiceValues.current.provider?.resolve(Visit.self)
      return VaporResponse { _ in throw VaporAbort(status: 500) }
    }
    await #expect(throws: VaporAbort.self) { try await response.body { _ in } }
    #expect(journal.events == [.closed(0)])
  }

  @Test func `a response that is dropped closes the scope`() async throws {
    _ = try await respond { _ in
      _ = ServiceValues.current.provider?.resolve(Visit.self)
      return VaporResponse { _ in Issue.record("It is never written.") }
    }
    await journal.wait(for: .closed(0))
  }

  @Test func `a canceled request closes its services in a task that is not canceled`() async throws {
    let wasCanceled = Mutex<Bool?>(nil)
    try container.services.register(Watcher.self, lifetime: .scoped(to: RequestLevel.self)) {
      Watcher { wasCanceled.withLock { $0 = Task.isCancelled } }
    }
    let request = Task {
      try await respond { [journal] _ in
        _ = ServiceValues.current.provider?.resolve(Watcher.self)
        journal.append(.started(0))
        try await Task.sleep(for: .seconds(3600))
        return VaporResponse { _ in }
      }
    }
    await journal.wait(for: .started(0))
    request.cancel()
    await #expect(throws: CancellationError.self) { try await request.value }
    #expect(wasCanceled.withLock { $0 } == false)
  }

  @Test func `an error of closing is thrown once`() async throws {
    let errors = Mutex(0)
    try container.services.register(Watcher.self, lifetime: .scoped(to: RequestLevel.self)) {
      Watcher { throw VaporAbort(status: 500) }
    }
    let scope = RequestScope(try container.validated(), opening: RequestLevel.self, RequestInput(name: "Ada")) {
      error in
      #expect(error is ClosingError)
      errors.withLock { $0 += 1 }
    }
    _ = scope.provider.resolve(Watcher.self)
    await scope.close()
    await scope.close()
    #expect(errors.withLock { $0 } == 1)
  }
}

// snippet.vapor
private struct VaporScopeMiddleware: AsyncMiddleware {
  let provider: any ServiceProvider

  func respond(to request: VaporRequest, chainingTo next: VaporResponder) async throws -> VaporResponse {
    do {
      let scope = RequestScope(provider, opening: RequestLevel.self, RequestInput(name: request.name)) { error in
        print("The services of a request could not be closed: \(error)")
      }
      var response = try await scope.handle { try await next.respond(to: request) }
      let body = response.body
      response.body = { write in try await scope.write { try await body(write) } }
      return response
    } catch let error as ServiceError {
      throw error.underlying as? VaporAbort ?? error
    }
  }
}
// snippet.end

private enum RequestLevel: ScopeLevel { typealias Input = RequestInput }

private struct RequestInput: Sendable { let name: String }

private final class Visit: Closeable, Sendable {
  let name: String
  private let journal: Journal

  init(name: String, journal: Journal) { (self.name, self.journal) = (name, journal) }

  func close() { journal.append(.closed(0)) }
}

private struct Token: Sendable {}

private struct Watcher: Closeable, Sendable {
  let onClose: @Sendable () throws -> Void

  func close() throws { try onClose() }
}

// A stand-in for Vapor with the parts that a middleware uses.

private protocol AsyncMiddleware {
  func respond(to request: VaporRequest, chainingTo next: VaporResponder) async throws -> VaporResponse
}

private struct VaporRequest: Sendable { let name: String }

private struct VaporResponse: Sendable {
  typealias Body = @Sendable (_ write: @Sendable (String) async -> Void) async throws -> Void
  var body: Body

  init(_ body: @escaping Body) { self.body = body }
}

private struct VaporResponder: Sendable {
  let respond: @Sendable (VaporRequest) async throws -> VaporResponse

  init(_ respond: @escaping @Sendable (VaporRequest) async throws -> VaporResponse) { self.respond = respond }

  func respond(to request: VaporRequest) async throws -> VaporResponse { try await respond(request) }
}

private struct VaporAbort: Error, Equatable { let status: Int }
