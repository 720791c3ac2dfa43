import Furnish
import FurnishHummingbird
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import InMemoryLogging
import Logging
import NIOCore
import Synchronization
import Testing

/// Short bodies, which are written into memory before the response is sent, and longer ones, which are not.
@Suite(.timeLimit(.minutes(60))) struct CollectedBodyTests {
  let container = ServiceContainer()
  let database: TodoDatabase

  init() throws {
    try container.services.include(TodoServices())
    database = try container.validated().require(TodoDatabase.self)
  }

  /// Sends a request to a handler that resolves a store and returns a body, and returns the result of `read` for the
  /// response.
  private func respond<Result>(
    with body: ResponseBody, lastBody: LastBody = LastBody(), logger: Logger = .silent,
    _ read: @Sendable (TestResponse) throws -> Result
  ) async throws -> Result {
    let router = Router(context: AppContext.self)
    router.add(middleware: lastBody)
    router.add(
      middleware: ScopeMiddleware(try container.provider, opening: RequestLevel.self) { _, _ in
        RequestInput(token: "Ada")
      })
    router.get("") { _, context in
      _ = try await context.scope.require(TodoStore.self)
      return Response(status: .ok, body: body)
    }
    let server = Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)), logger: logger)
    return try await server.test(.live) { client in try read(try await client.execute(uri: "/", method: .get)) }
  }

  @Test func `the scope of a response in memory is closed before the client receives it`() async throws {
    try await respond(with: .init(byteBuffer: ByteBuffer(string: "hello"))) { response in
      #expect(String(buffer: response.body) == "hello")
      #expect(database.openStores == 0)
    }
  }

  @Test func `a short body of a closure is passed on in memory`() async throws {
    let lastBody = LastBody()
    let body = ResponseBody(contentLength: 10) { [database] writer in
      try await writer.write(ByteBuffer(string: "open: "))
      try await writer.write(ByteBuffer(string: "   \(database.openStores)"))
      try await writer.finish(nil)
    }
    try await respond(with: body, lastBody: lastBody) { response in
      #expect(String(buffer: response.body) == "open:    1")
    }
    #expect(lastBody.isInMemory)
  }

  @Test func `an error of a short body is the response`() async throws {
    let body = ResponseBody(contentLength: 10) { _ in throw HTTPError(.conflict) }
    try await respond(with: body) { response in
      #expect(response.status == .conflict)
      #expect(database.openStores == 0)
    }
  }

  @Test(arguments: [("four", "4"), ("more than ten", "13 or more")])
  func `a short body of another length than it declares is answered with 500, and logged`(
    text: String, written: String
  ) async throws {
    let log = InMemoryLogHandler()
    let body = ResponseBody(contentLength: 10) { writer in
      try await writer.write(ByteBuffer(string: text))
      try await writer.finish(nil)
    }
    try await respond(with: body, logger: Logger(label: "server") { _ in log }) { response in
      #expect(response.status == .internalServerError)
      #expect(database.openStores == 0)
    }
    let errors = log.entries.filter { $0.level == .error }.map { "\($0.message)" }
    #expect(
      errors == [
        """
        A response body declares 10 bytes, and writes \(written).
          where: the handler of the request
          fix:   pass the correct `contentLength` to `ResponseBody`, or none.
        """
      ])
  }

  @Test func `a short body keeps its trailing headers`() async throws {
    let lastBody = LastBody()
    let body = ResponseBody(contentLength: 2) { writer in
      try await writer.write(ByteBuffer(string: "ok"))
      try await writer.finish([.contentLanguage: "en"])
    }
    try await respond(with: body, lastBody: lastBody) { response in
      #expect(String(buffer: response.body) == "ok")
    }
    #expect(try await lastBody.trailingHeaders == [.contentLanguage: "en"])
  }

  @Test func `a body without content is empty`() async throws {
    try await respond(with: .init()) { response in
      #expect(response.headers[.contentLength] == "0")
      #expect(response.body.readableBytes == 0)
    }
  }

  @Test func `a long body is written while its scope is open`() async throws {
    let lastBody = LastBody()
    let body = ResponseBody(contentLength: 100_000) { [database] writer in
      try await writer.write(ByteBuffer(repeating: database.openStores == 1 ? 0x31 : 0x30, count: 100_000))
      try await writer.finish(nil)
    }
    try await respond(with: body, lastBody: lastBody) { response in
      #expect(response.body.readableBytes == 100_000)
      #expect(response.body.readableBytesView.allSatisfy { $0 == 0x31 })
    }
    #expect(!lastBody.isInMemory)
  }
}

/// A middleware that stores the body of the last response.
private final class LastBody: RouterMiddleware {
  typealias Context = AppContext
  private let body = Mutex(ResponseBody())

  /// Whether Hummingbird sends the body with a single write.
  var isInMemory: Bool { "\(body.withLock(\.self))".contains("byteBuffer") }

  /// The headers that follow the body.
  var trailingHeaders: HTTPFields? {
    get async throws {
      let writer = Trailers()
      try await body.withLock(\.self).write(writer)
      return writer.headers
    }
  }

  private final class Trailers: ResponseBodyWriter {
    var headers: HTTPFields?
    func write(_ buffer: ByteBuffer) {}
    func finish(_ trailingHeaders: HTTPFields?) { headers = trailingHeaders }
  }

  func handle(
    _ request: Request, context: AppContext, next: @concurrent (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    let response = try await next(request, context)
    body.withLock { $0 = response.body }
    return response
  }
}
