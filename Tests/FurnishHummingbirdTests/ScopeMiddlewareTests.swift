import ExampleTestSupport
import Furnish
import FurnishHummingbird
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(60))) struct ScopeMiddlewareTests {
  let container = ServiceContainer()
  let database: TodoDatabase

  init() throws {
    try container.services.include(TodoServices())
    database = try container.validated().require(TodoDatabase.self)
  }

  /// Creates a server with the routes of the article, and those that `add` adds.
  private func server(
    _ add: (Router<AppContext>) -> Void = { _ in }
  ) throws -> some ApplicationProtocol {
    let router = TodoServices.router(try container.provider)
    add(router)
    return Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)), logger: .silent)
  }

  private func expectEverythingClosed(opened: Int) async throws {
    try await Deadline.poll("every scope to be closed", state: "\(database.openStores) open") {
      database.openStores == 0 ? () : nil
    }
    #expect(database.openedStores == opened)
  }

  @Test(arguments: [TestingSetup.router, .live])
  func `a handler resolves the services of its request`(setup: TestingSetup) async throws {
    try await server().test(setup) { client in
      for user in ["Ada", "Grace"] {
        let response = try await client.execute(uri: "/todos", method: .get, headers: [.authorization: user])
        #expect(response.status == .ok)
        #expect(String(buffer: response.body) == #"["\#(user): write tests"]"#)
      }
    }
    try await expectEverythingClosed(opened: 2)
  }

  @Test func `an error that a recipe throws is the response`() async throws {
    try await server().test(.router) { client in
      let response = try await client.execute(uri: "/todos", method: .get)
      #expect(response.status == .unauthorized)
      #expect(String(buffer: response.body).contains("Send a token."))
    }
    try await expectEverythingClosed(opened: 0)
  }

  @Test func `an error that the function of the input throws is the response`() async throws {
    let router = Router(context: AppContext.self)
    router.add(
      middleware: ScopeMiddleware(try container.provider, opening: RequestLevel.self) { _, _ in
        throw HTTPError(.badRequest)
      })
    router.get("todos") { _, _ in "never" }
    try await Application(router: router, logger: .silent).test(.router) { client in
      let response = try await client.execute(uri: "/todos", method: .get)
      #expect(response.status == .badRequest)
    }
  }

  @Test func `a request for a missing service is answered with status 500 and no body`() async throws {
    let server = try server { router in
      router.get("missing") { _, context in try await context.scope.require(Int.self).description }
    }
    try await server.test(.router) { client in
      let response = try await client.execute(uri: "/missing", method: .get)
      #expect(response.status == .internalServerError)
      #expect(response.body.readableBytes == 0)
    }
  }

  @Test func `an injected property reads the scope in the handler and while the body is written`() async throws {
    let page = Page()
    let server = try server { router in
      router.get("page") { [database] _, _ in
        let store = page.store
        return Response(
          status: .ok,
          body: .init { writer in
            try await writer.write(ByteBuffer(string: "\(page.store === store) \(database.openStores)"))
            try await writer.finish(nil)
          })
      }
    }
    try await server.test(.router) { client in
      let response = try await client.execute(uri: "/page", method: .get, headers: [.authorization: "Ada"])
      #expect(String(buffer: response.body) == "true 1")
    }
    try await expectEverythingClosed(opened: 1)
  }

  @Test func `a HEAD request to an automatic route closes the scope`() async throws {
    try await server().test(.live) { client in
      let response = try await client.execute(uri: "/todos", method: .head, headers: [.authorization: "Ada"])
      #expect(response.status == .ok)
    }
    try await expectEverythingClosed(opened: 1)
  }

  @Test func `a response that an outer middleware drops closes the scope`() async throws {
    let middleware = ScopeMiddleware<AppContext, RequestLevel>(try container.provider, opening: RequestLevel.self) {
      _, _ in RequestInput(token: "Ada")
    }
    let router = Router(context: AppContext.self)
    router.add(middleware: Dropping())
    router.add(middleware: middleware)
    router.get("") { _, context in try await context.scope.require(TodoStore.self).all() }
    try await Application(router: router, logger: .silent).test(.router) { client in
      let response = try await client.execute(uri: "/", method: .get)
      #expect(response.status == .noContent)
    }
    try await expectEverythingClosed(opened: 1)
  }

  @Test func `a handler that throws closes the scope`() async throws {
    let server = try server { router in
      router.get("throws") { _, context -> String in
        _ = try await context.scope.require(TodoStore.self)
        throw HTTPError(.conflict)
      }
    }
    try await server.test(.router) { client in
      let response = try await client.execute(uri: "/throws", method: .get, headers: [.authorization: "Ada"])
      #expect(response.status == .conflict)
    }
    try await expectEverythingClosed(opened: 1)
  }

  @Test func `a client that hangs up while the body is written closes the scope`() async throws {
    let server = try server { router in
      router.get("endless") { _, context in
        _ = try await context.scope.require(TodoStore.self)
        return Response(
          status: .ok,
          body: .init { writer in
            while true {
              try await writer.write(ByteBuffer(repeating: 0x78, count: 16_384))
              try Task.checkCancellation()
            }
          })
      }
    }
    try await server.test(.live) { [self] client in
      let connection = try await Connection.open(port: try #require(client.port))
      try await connection.executeThenClose { inbound, outbound in
        try await outbound.write(ByteBuffer(string: "GET /endless HTTP/1.1\r\nHost: t\r\nAuthorization: Ada\r\n\r\n"))
        var iterator = inbound.makeAsyncIterator()
        #expect(try await iterator.next()?.readableBytes ?? 0 > 0)
        #expect(database.openStores == 1)
      }
      try await expectEverythingClosed(opened: 1)
    }
  }

  @Test func `a request that is canceled closes the scope`() async throws {
    let arrived = AsyncStream.makeStream(of: Void.self)
    let server = try server { router in
      router.get("slow") { _, context -> String in
        _ = try await context.scope.require(TodoStore.self)
        arrived.continuation.yield()
        try await Task.sleep(for: .seconds(3600))
        return "late"
      }
    }
    let request = Task {
      try await server.test(.router) { client in
        _ = try await client.execute(uri: "/slow", method: .get, headers: [.authorization: "Ada"])
      }
    }
    for await _ in arrived.stream { break }
    request.cancel()
    _ = await request.result
    try await expectEverythingClosed(opened: 1)
  }

  @Test func `a body keeps the overrides of an inner middleware`() async throws {
    let server = try server { router in
      router.add(middleware: Greeting(text: "bonjour"))
      router.get("greeting") { _, _ in
        Response(
          status: .ok,
          body: .init { writer in
            try await writer.write(ByteBuffer(string: ServiceValues.current[GreetingKey.self]))
            try await writer.finish(nil)
          })
      }
    }
    try await server.test(.router) { client in
      let response = try await client.execute(uri: "/greeting", method: .get)
      #expect(String(buffer: response.body) == "bonjour")
    }
  }
}

/// A service that is created once for all requests.
private struct Page: Sendable {
  @Injected var store: TodoStore
}

private enum GreetingKey: ServiceKey {
  static var defaultValue: String { "hello" }
  static var testValue: String { "hello" }
}

private struct Greeting: RouterMiddleware {
  typealias Context = AppContext
  let text: String

  func handle(
    _ request: Request, context: AppContext, next: @concurrent (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    try await withServices {
      $0[GreetingKey.self] = text
    } operation: {
      var response = try await next(request, context)
      response.body = response.body.keepingServices()
      return response
    }
  }
}

private struct Dropping: RouterMiddleware {
  typealias Context = AppContext

  func handle(
    _ request: Request, context: AppContext, next: @concurrent (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    _ = try await next(request, context)
    return Response(status: .noContent)
  }
}
