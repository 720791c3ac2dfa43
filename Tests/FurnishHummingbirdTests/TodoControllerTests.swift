import Furnish
import FurnishHummingbird
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import Testing

/// Types with routes that are created once, and contexts of groups of routes.
@Suite(.timeLimit(.minutes(60))) struct TodoControllerTests {
  private func server(_ add: (Router<AppContext>) -> Void) throws -> some ApplicationProtocol {
    let container = ServiceContainer()
    try container.services.include(TodoServices())
    let router = TodoServices.router(try container.validated())
    add(router)
    return Application(router: router, logger: .silent)
  }

  @Test func `a controller reads the services of each request`() async throws {
    let server = try server { TodoController().addRoutes(to: $0) }
    try await server.test(.router) { client in
      for user in ["Ada", "Grace"] {
        let response = try await client.execute(uri: "/mine", method: .get, headers: [.authorization: user])
        #expect(String(buffer: response.body) == #"["\#(user): write tests"]"#)
      }
    }
  }

  @Test func `the context of a group of routes has the scope of the request if it copies the storage`() async throws {
    let server = try server { router in
      router.group("user", context: UserContext.self)
        .get { _, context in try await context.scope.require(User.self).name }
    }
    try await server.test(.router) { client in
      let response = try await client.execute(uri: "/user", method: .get, headers: [.authorization: "Ada"])
      #expect(String(buffer: response.body) == "Ada")
    }
  }
}
