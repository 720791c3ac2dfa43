// The lists that remain after `removeFirst`, `popLast`, `removeAll` and others, and the elements that these return.
struct Store: Sendable {}
struct Journal: Sendable {}
struct Stores: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Store.self) { Store() } }
}
struct Journals: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Journal.self) { Journal() } }
}
func nothing(_ services: any ServiceCollection) {}
func store(_ services: any ServiceCollection) { services.register(Store.self) { Store() } }

func remaining() throws {
  let container = ServiceContainer()
  var steps: [(any ServiceCollection) -> Void] = [nothing, store]
  steps.removeFirst()
  steps.first?(try container.services)
  print(try container.validated().resolveRequired(Store.self))
}
func removed() throws {
  let container = ServiceContainer()
  var steps: [(any ServiceCollection) -> Void] = [nothing, store]
  steps.removeLast()
  for step in steps { step(try container.services) }
  print(try container.validated().resolveRequired(Store.self))  //~ missing-service: Store is not registered
}
func all() throws {
  let container = ServiceContainer()
  var steps: [(any ServiceCollection) -> Void] = [store]
  steps.removeAll()
  steps.append(nothing)
  for step in steps { step(try container.services) }
  print(try container.validated().resolveRequired(Store.self))  //~ missing-service: Store is not registered
}
func popped() throws {
  let container = ServiceContainer()
  var modules: [any ServiceModule] = [Stores(), Journals()]
  if let module = modules.popLast() { try container.services.include(module) }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self))
  print(provider.resolveRequired(Store.self))  //~ missing-service: Store is not registered
}
func passed() throws {
  let container = ServiceContainer()
  var modules: [any ServiceModule] = [Stores(), Journals()]
  try container.services.include(modules.removeFirst()).include(modules.removeFirst())
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Store.self))
}
func filtered() throws {
  let container = ServiceContainer()
  var modules: [any ServiceModule] = [Stores()]
  modules.insert(contentsOf: [Journals()], at: 0)
  modules.removeAll { $0 is Stores }
  for module in modules { try container.services.include(module) }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self))
  print(provider.resolveRequired(Store.self))  //~ missing-service: Store is not registered
}
func ofTable() throws {
  let container = ServiceContainer()
  var table = ["none": nothing, "store": store]
  table.removeValue(forKey: "store")
  for (_, step) in table { step(try container.services) }
  print(try container.validated().resolveRequired(Store.self))  //~ missing-service: Store is not registered
}
func untilEmpty() throws {
  let container = ServiceContainer()
  var steps: [(any ServiceCollection) -> Void] = [nothing, store]
  while !steps.isEmpty { steps.removeFirst()(try container.services) }
  print(try container.validated().resolveRequired(Store.self))
}
try remaining()
try removed()
try all()
try popped()
try passed()
try filtered()
try ofTable()
try untilEmpty()
