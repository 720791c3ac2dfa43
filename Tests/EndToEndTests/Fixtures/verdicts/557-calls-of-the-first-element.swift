struct Store: Sendable {}
func nothing(_ services: any ServiceCollection) {}
func store(_ services: any ServiceCollection) { services.register(Store.self) { Store() } }
func called() throws {
  let first = ServiceContainer()
  let steps: [(any ServiceCollection) -> Void] = [store, nothing]
  steps.first?(try first.services)
  print(try first.validated().resolveRequired(Store.self))
  let second = ServiceContainer()
  let closures: [(any ServiceCollection) -> Void] = [nothing, { $0.register(Store.self) { Store() } }]
  closures.last!(try second.services)
  print(try second.validated().resolveRequired(Store.self))
}
func notCalled() throws {
  let first = ServiceContainer()
  let steps: [(any ServiceCollection) -> Void] = [store, nothing]
  steps.last?(try first.services)
  print(try first.validated().resolveRequired(Store.self))  //~ missing-service: Store is not registered
  let second = ServiceContainer()
  let closures: [(any ServiceCollection) -> Void] = [nothing, { $0.register(Store.self) { Store() } }]
  closures.first!(try second.services)
  print(try second.validated().resolveRequired(Store.self))  //~ missing-service: Store is not registered
}
try called()
try notCalled()
