import Furnish
import FurnishHummingbird
import Hummingbird

// Types of routes, as the article "Scope services to a request" shows them.

// snippet.controller
final class TodoController: Sendable {
  private let input = Injected<RequestInput>()
  private let database = Injected<TodoDatabase>()

  func addRoutes(to router: Router<AppContext>) {
    router.get("mine") { [input, database] _, _ in
      await database.wrappedValue.todos(of: input.wrappedValue.token ?? "nobody")
    }
  }
}
// snippet.end

// snippet.child
struct UserContext: ChildRequestContext, ScopedRequestContext {
  var coreContext: CoreRequestContextStorage
  var scopeStorage: RequestScopeStorage

  init(context: AppContext) {
    coreContext = context.coreContext
    scopeStorage = context.scopeStorage
  }
}
// snippet.end
