import Furnish
import FurnishHummingbird
import Hummingbird
import HummingbirdTesting
import Logging
import Synchronization
import Testing

/// The scope of a request context.
@Suite struct ScopedRequestContextTests {
  /// Returns the error of a request for services in a route without a `ScopeMiddleware`.
  private func errorOfRoute(
    requesting request: @escaping @Sendable (any ServiceProvider) async throws -> Void
  ) async throws -> String {
    let errors = Mutex<[String]>([])
    let router = Router(context: AppContext.self)
    router.get("") { _, context -> String in
      do {
        try await request(context.scope)
        return "found"
      } catch {
        errors.withLock { $0.append("\(error)") }
        throw error
      }
    }
    try await Application(router: router, logger: .silent).test(.router) { client in
      let response = try await client.execute(uri: "/", method: .get)
      #expect(response.status == .internalServerError)
    }
    return try #require(errors.withLock { $0.first })
  }

  @Test func `a context without a scope names the middleware`() async throws {
    let error = try await errorOfRoute { _ = try await $0.require(TodoStore.self) }
    #expect(error.hasPrefix("TodoStore was not found, because the context of the request has no scope."))
    #expect(
      error.hasSuffix(
        "add a `ScopeMiddleware` to the router before the route: `router.add(middleware: ScopeMiddleware(provider, …))`; "
          + "in the context of a group of routes, copy the storage in `init(context:)`: "
          + "`scopeStorage = context.scopeStorage`."
      ))
  }

  @Test func `a request for all services of a context without a scope names the middleware`() async throws {
    let error = try await errorOfRoute { _ = try await $0.requireAll(TodoStore.self) }
    #expect(error.hasPrefix("TodoStore was not found, because the context of the request has no scope."))
    #expect(error.contains("fix:   add a `ScopeMiddleware` to the router before the route"))
  }
}
