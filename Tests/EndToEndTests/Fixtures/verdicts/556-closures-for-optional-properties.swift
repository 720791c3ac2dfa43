struct Store: Sendable {}
struct Hooks { var register: ((any ServiceCollection) -> Void)? = nil }
struct Steps {
  let name: String
  let first: ((any ServiceCollection) -> Void)?
  var last: ((any ServiceCollection) -> Void)? = nil
}
func trailing() throws {
  let container = ServiceContainer()
  let hooks = Hooks { $0.register(Store.self) { Store() } }
  (hooks.register ?? { $0.register(Int.self) { 1 } })(try container.services)
  let provider = try container.validated()
  print(provider.resolveRequired(Store.self))
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int is not registered
}
func optionalCall() throws {
  let container = ServiceContainer()
  let hooks = Hooks { $0.register(Store.self) { Store() } }
  hooks.register?(try container.services)
  print(try container.validated().resolveRequired(Store.self))
}
func severalClosures() throws {
  let container = ServiceContainer()
  let steps = Steps(name: "a") { $0.register(Store.self) { Store() } } last: { $0.register(Int.self) { 1 } }
  steps.last?(try container.services)
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))
  print(provider.resolveRequired(Store.self))  //~ missing-service: Store is not registered
}
try trailing()
try optionalCall()
try severalClosures()
