import ExampleTestSupport
import Furnish
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import LandmarkServices
import NIOCore
import Testing

@testable import LandmarkServer

@Suite struct RequestScopeTests {
  struct Failure: Error {}

  let book: VisitBook
  let container: ServiceContainer
  let scopes: RequestScopes

  init() throws {
    let book = VisitBook()
    self.book = book
    container = try .ofServer { $0.include(VisitServices(book: book)) }
    scopes = try container.validated().require(RequestScopes.self)
  }

  /// A server with one route, and nothing around it but the scope of the request.
  private func server(
    _ handler: @escaping @Sendable (any ServiceProvider) async throws -> Response
  ) throws -> some ApplicationProtocol {
    let router = Router(context: LandmarkRequestContext.self)
    router.add(middleware: RequestScopeMiddleware(provider: try container.provider, scopes: scopes))
    router.get("") { _, _ in try await handler(try #require(ServiceValues.current.provider)) }
    return Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      logger: LandmarkTestServer.noLogger)
  }

  /// Asks a server for its one route.
  private func answer(
    of server: some ApplicationProtocol, _ setup: TestingSetup = .router
  ) async throws -> TestResponse {
    try await server.test(setup) { try await $0.get("/") }
  }

  private func expectNothingLeft(visits: Int) async throws {
    try await Deadline.poll("every scope to be closed") { await scopes.openCount == 0 ? () : nil }
    try await Deadline.poll("every visit to be let go", state: "\(book.counts)") {
      book.counts == .init(made: visits, closed: visits, freed: visits) ? () : nil
    }
  }

  @Test func eachRequestHasAScopeOfItsOwn() async throws {
    let server = try server { provider in
      let first = provider.resolveRequired(Visit.self)
      let isSame = first === provider.resolveRequired(Visit.self)
      return Response(status: isSame ? .ok : .conflict)
    }
    #expect(try await answer(of: server).status == .ok)
    #expect(try await answer(of: server).status == .ok)
    try await expectNothingLeft(visits: 2)
  }

  @Test(arguments: [TestingSetup.router, .live])
  func aStreamedBodyFindsItsScopeOpenUntilItsEnd(setup: TestingSetup) async throws {
    let server = try server { [book, scopes] provider in
      let visit = provider.resolveRequired(Visit.self)
      return Response(
        status: .ok,
        body: .init { writer in
          for _ in 0..<3 {
            let current = ServiceValues.current.provider?.resolve(Visit.self)
            let isOpen = await scopes.openCount == 1 && book.counts.closed == 0
            try await writer.write(ByteBuffer(string: current === visit && isOpen ? "open " : "closed "))
          }
          try await writer.finish(nil)
        })
    }
    #expect(try await answer(of: server, setup).text == "open open open ")
    try await expectNothingLeft(visits: 1)
  }

  @Test func aStreamedBodyKeepsTheServicesThatItsRequestChose() async throws {
    let middleware = RequestScopeMiddleware(provider: try container.provider, scopes: scopes)
    let router = Router(context: LandmarkRequestContext.self)
    router.add(middleware: middleware)
    router.add(middleware: ServiceSelectionMiddleware())
    router.get("") { _, _ in
      Response(
        status: .ok,
        body: .init { writer in
          let page = try await ServiceValues.current.landmarks.searchLandmarks(LandmarkQuery())
          try await writer.write(ByteBuffer(string: "\(page.total)"))
          try await writer.finish(nil)
        })
    }
    let server = Application(router: router, logger: LandmarkTestServer.noLogger)
    let answer = try await server.test(.router) { try await $0.get("/", services: "preview") }
    #expect(answer.text == "\(try #require(ServiceSelectionTests.totals["preview"]))")
  }

  @Test func aHandlerThatThrowsLeavesNoScopeOpen() async throws {
    let server = try server { provider in
      _ = provider.resolveRequired(Visit.self)
      throw Failure()
    }
    #expect(try await answer(of: server).status == .internalServerError)
    try await expectNothingLeft(visits: 1)
  }

  @Test func aBodyThatThrowsLeavesNoScopeOpen() async throws {
    let server = try server { provider in
      _ = provider.resolveRequired(Visit.self)
      return Response(status: .ok, body: .init { _ in throw Failure() })
    }
    await #expect(throws: Failure.self) { try await answer(of: server) }
    try await expectNothingLeft(visits: 1)
  }

  @Test func aClientThatHangsUpMidBodyLeavesNoScopeOpen() async throws {
    let server = try server { provider in
      _ = provider.resolveRequired(Visit.self)
      return Response(
        status: .ok,
        body: .init { writer in
          // Ends only by an error, or when it is cancelled.
          while true {
            try await writer.write(ByteBuffer(repeating: 0x78, count: 16_384))
            try Task.checkCancellation()
          }
        })
    }
    try await server.test(.live) { [self] client in
      let connection = try await RawConnection.open(port: try #require(client.port))
      try await connection.executeThenClose { inbound, outbound in
        try await outbound.write(ByteBuffer(string: "GET / HTTP/1.1\r\nHost: test\r\n\r\n"))
        var iterator = inbound.makeAsyncIterator()
        #expect(try await iterator.next()?.readableBytes ?? 0 > 0)
        #expect(await scopes.openCount == 1)
      }
      try await expectNothingLeft(visits: 1)
    }
  }

  @Test func aRequestThatIsCancelledMidBodyClosesItsScopeAllTheSame() async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let server = try server { provider in
      _ = provider.resolveRequired(Visit.self)
      return Response(
        status: .ok,
        body: .init { _ in
          arrival.yield()
          try await Task.sleep(for: .seconds(3600))
        })
    }
    let request = Task { try await answer(of: server) }
    for await _ in arrivals { break }
    request.cancel()
    await #expect(throws: CancellationError.self) { try await request.value }
    try await expectNothingLeft(visits: 1)
  }

  @Test func anAnswerThatNobodyWritesClosesItsScopeWhenItIsLetGo() async throws {
    let middleware = RequestScopeMiddleware(provider: try container.provider, scopes: scopes)
    let responder = CallbackResponder { (request: Request, context: LandmarkRequestContext) in
      try await middleware.handle(request, context: context) { _, _ in
        _ = ServiceValues.current.provider?.resolve(Visit.self)
        return Response(status: .ok)
      }
    }
    // Whoever stands around the middleware drops the body, as a client that is gone makes Hummingbird do.
    let dropping = CallbackResponder { (request: Request, context: LandmarkRequestContext) in
      _ = try await responder.respond(to: request, context: context)
      return Response(status: .noContent)
    }
    let server = Application(responder: dropping, logger: LandmarkTestServer.noLogger)
    #expect(try await answer(of: server).status == .noContent)
    try await expectNothingLeft(visits: 1)
  }
}
