import Furnish
import FurnishHummingbird
import Hummingbird

// Types of routes, as the article "Scope services to a request" shows them.

// snippet.controller
final class TodoController: Sendable {
  private let store = Injected<TodoStore>()

  func addRoutes(to router: Router<AppContext>) {
    router.get("mine") { [store] _, _ in try await store.wrappedValue.all() }
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
