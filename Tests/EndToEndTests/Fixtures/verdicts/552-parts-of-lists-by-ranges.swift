struct Store: Sendable {}
func nothing(_ services: any ServiceCollection) {}
func store(_ services: any ServiceCollection) { services.register(Store.self) { Store() } }
let steps: [(any ServiceCollection) -> Void] = [nothing, store, nothing]

func included() throws {
  let first = ServiceContainer()
  for step in steps[0..<2] { step(try first.services) }
  print(try first.validated().resolveRequired(Store.self))
  let second = ServiceContainer()
  for step in steps[...1] { step(try second.services) }
  print(try second.validated().resolveRequired(Store.self))
  let third = ServiceContainer()
  for step in steps[1...] { step(try third.services) }
  print(try third.validated().resolveRequired(Store.self))
  let fourth = ServiceContainer()
  for step in steps[...] { step(try fourth.services) }
  print(try fourth.validated().resolveRequired(Store.self))
}
func excluded() throws {
  let first = ServiceContainer()
  for step in steps[2..<3] { step(try first.services) }
  print(try first.validated().resolveRequired(Store.self))  //~ missing-service: Store is not registered
  let second = ServiceContainer()
  for step in steps[..<1] { step(try second.services) }
  print(try second.validated().resolveRequired(Store.self))  //~ missing-service: Store is not registered
  let third = ServiceContainer()
  for step in steps[2...] { step(try third.services) }
  print(try third.validated().resolveRequired(Store.self))  //~ missing-service: Store is not registered
}
try included()
try excluded()
