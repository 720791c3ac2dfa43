// A closure that another library calls, with a context of its own.
func routes(_ router: Router) {
  router.get("todos/:id") { request, context in
    try context.parameters.require("id", as: Int.self)
  }
  router.get("me") { request, context in try request.auth.require(User.self) }
}
struct User: Sendable {}
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Clock).self) { SystemClock() }
}
