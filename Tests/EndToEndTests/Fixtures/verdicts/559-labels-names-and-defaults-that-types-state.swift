struct Store: Sendable {}
struct Journal: Sendable {}
struct Stores: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Store.self) { Store() } }
}
struct Fallback: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
extension ServiceName {
  static func of<Service>(_ type: Service.Type) -> ServiceName { ServiceName(String(describing: type)) }
  static func limit<Service>(_ type: Service.Type) -> ServiceName { ServiceName("limit.\(Service.self)") }
}
struct Plan: Sequence {
  let modules: [any ServiceModule]
  func makeIterator() -> IndexingIterator<[any ServiceModule]> { modules.makeIterator() }
}
enum Stage {
  case development, production
  static var current: Stage { .production }
  var isVerbose: Bool { self == .development }
  var other: Stage { self == .development ? .production : .development }
}

func labels() throws {
  let container = ServiceContainer()
  let plan: [(stage: String, wire: (any ServiceCollection) -> Void)] = [
    ("live", { $0.register(Store.self) { Store() } }), ("test", { $0.register(Journal.self) { Journal() } }),
  ]
  for step in plan where step.stage == "live" { step.wire(try container.services) }
  let provider = try container.validated()
  print(provider.resolveRequired(Store.self))
  print(provider.resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}
func names() throws {
  let container = ServiceContainer()
  try container.services.register(Int.self, name: .of(Store.self)) { 1 }
    .register(Int.self, name: .limit(Store.self)) { 2 }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self, name: .of(Store.self)))
  print(provider.resolveRequired(Int.self, name: "limit.Store"))
  print(provider.resolveRequired(Int.self, name: .of(Journal.self)))  //~ missing-service: Int "Journal"
}
func include(_ module: (any ServiceModule)?, in services: any ServiceCollection) {
  let module: any ServiceModule = module ?? Fallback()
  services.include(module)
}
func defaults() throws {
  let container = ServiceContainer()
  include(Stores(), in: try container.services)
  let provider = try container.validated()
  print(provider.resolveRequired(Store.self))
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int is not registered
}
func sequences() throws {
  let container = ServiceContainer()
  for module in Plan(modules: [Stores()]) { try container.services.include(module) }
  let provider = try container.validated()
  print(provider.resolveRequired(Store.self))
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int is not registered
}
func register(_ stage: Stage, in services: any ServiceCollection) {
  if stage.isVerbose { services.register(Journal.self) { Journal() } }
}
func stages() throws {
  let first = ServiceContainer()
  register(.current.other, in: try first.services)
  print(try first.validated().resolveRequired(Journal.self))
  let second = ServiceContainer()
  register(.current, in: try second.services)
  print(try second.validated().resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}
try labels()
try names()
try defaults()
try sequences()
try stages()
