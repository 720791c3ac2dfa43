import Furnish
import FurnishHummingbird
import FurnishObservability
import Hummingbird
import HummingbirdTesting
import InMemoryTracing
import Logging
import NIOCore
import Testing
import Tracing

/// The parents of the spans of a body that is written after the handler has returned.
@Suite(.timeLimit(.minutes(60))) struct BodySpansTests {
  @Test func `a span that starts while a body is written is a child of the span of the request`() async throws {
    let tracer = InMemoryTracer(idGenerator: .incrementing)
    let container = ServiceContainer()
    container.observe(with: .tracing(with: tracer))
    try container.services.include(TodoServices())
    let router = Router(context: AppContext.self)
    router.add(middleware: RequestSpan(tracer: tracer))
    router.add(
      middleware: ScopeMiddleware(try container.validated(), opening: RequestLevel.self) { _, _ in
        RequestInput(token: "Ada")
      })
    router.get { _, context in
      Response(
        status: .ok,
        body: .init { writer in
          try await writer.write(ByteBuffer(string: try await context.scope.require(User.self).name))
          try await writer.finish(nil)
        })
    }
    try await Application(router: router, logger: .silent).test(.router) { client in
      let response = try await client.execute(uri: "/", method: .get)
      #expect(String(buffer: response.body) == "Ada")
    }
    let spans = tracer.finishedSpans
    #expect(spans.map(\.operationName) == ["request", "create User"])
    #expect(spans.last?.parentSpanID == spans.first?.spanID)
  }
}

private struct RequestSpan: RouterMiddleware {
  typealias Context = AppContext
  let tracer: InMemoryTracer

  func handle(
    _ request: Request, context: AppContext, next: @concurrent (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    try await tracer.withSpan("request") { _ in try await next(request, context) }
  }
}
