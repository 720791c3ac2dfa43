import Furnish

// `mutating` methods that the program adds to lists and tables, and lists that are sorted.
struct Journal: Sendable {}
struct Store: Sendable {}
struct Journals: ServiceModule { func register(in services: any ServiceCollection) { services.register(Journal.self) { Journal() } } }
struct Stores: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Store.self) { Store() } }
}
extension Array where Element == any ServiceModule {
  mutating func addCore() { append(Journals()) }
  mutating func addAll() {
    addCore()
    self.append(Stores())
  }
  mutating func reset() { self = [Stores()] }
}
extension Dictionary where Key == String, Value == any ServiceModule {
  mutating func addCore() { self["journals"] = Journals() }
}

func added() throws {
  var modules: [any ServiceModule] = []
  modules.addCore()
  let container = ServiceContainer()
  for module in modules { try container.services.include(module) }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self))
  print(provider.resolveRequired(Store.self))  //~ missing-service: Store is not registered
}
func addedByOthers() throws {
  var modules: [any ServiceModule] = []
  modules.addAll()
  let container = ServiceContainer()
  for module in modules { try container.services.include(module) }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Store.self))
}
func replaced() throws {
  var modules: [any ServiceModule] = [Journals()]
  modules.reset()
  let container = ServiceContainer()
  for module in modules { try container.services.include(module) }
  let provider = try container.validated()
  print(provider.resolveRequired(Store.self))
}
func tabled() throws {
  var modules: [String: any ServiceModule] = [:]
  modules.addCore()
  let container = ServiceContainer()
  for module in modules.values { try container.services.include(module) }
  print(try container.validated().resolveRequired(Journal.self))
}
func addedInOneCase(_ isOn: Bool) throws {
  var modules: [any ServiceModule] = []
  if isOn { modules.addCore() }
  let container = ServiceContainer()
  for module in modules { try container.services.include(module) }
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: isOn is false
}
func sorted() throws {
  let container = ServiceContainer()
  if [1, 2].sorted(by: >).first == 1 { try container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}

@main struct Program {
  static func main() throws {
    try added()
    try addedByOthers()
    try replaced()
    try tabled()
    try addedInOneCase(CommandLine.arguments.count > 1)
    try sorted()
  }
}
