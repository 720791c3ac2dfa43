// The programs of the article "Move from Swinject", and their output.
import Furnish

protocol Log: Sendable { func write(_ line: String) }
final class ConsoleLog: Log {
  func write(_ line: String) { print(line) }
}
struct SilentLog: Log {
  func write(_ line: String) {}
}

struct User: Sendable { let name: String }
enum Session: ScopeLevel { typealias Input = User }

// snippet.services
final class Page: Sendable {
  let log: any Log
  init(log: any Log) { self.log = log }
}

final class Cart: Sendable {
  let user: User
  init(user: User) { self.user = user }
}

final class Coordinator: Sendable {
  let router: Router
  init(router: Router) { self.router = router }
}

final class Router: Sendable {
  private let coordinator: Lazy<Coordinator>  // the coordinator owns this router
  init(coordinator: Lazy<Coordinator>) { self.coordinator = coordinator }
  func openStart() -> Bool { coordinator.value.router === self }
}
// snippet.end

// snippet.module
struct AppModule: ServiceModule {
  func register(in services: any ServiceCollection) {
    services
      .register((any Log).self) { ConsoleLog() }  // was `.inObjectScope(.container)`
      .register((any Log).self, name: "silent") { SilentLog() }
      .register(Page.self, lifetime: .transient, Page.init(log:))
      .register(Cart.self, lifetime: .scoped(to: Session.self), Cart.init(user:))
      .register(Coordinator.self, Coordinator.init(router:))
      .register(Router.self, Router.init(coordinator:))
  }
}
// snippet.end

// snippet.resolving
let container = ServiceContainer()
try container.services.include(AppModule())
let provider = try container.validated()

let page = provider.resolveRequired(Page.self)
page.log.write("the page has a log")

let session = provider.makeScope(Session.self, User(name: "Ada"))
print(session.resolveRequired(Cart.self).user.name)
print(provider.resolveRequired(Router.self).openStart())
// snippet.end
try await container.close()
