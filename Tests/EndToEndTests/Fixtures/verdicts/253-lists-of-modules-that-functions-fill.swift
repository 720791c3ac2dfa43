// Functions and initializers add objects and closures to lists: to an `inout` parameter, a result, a property or a static
// variable.
protocol Part { func add(_ s: any ServiceCollection) }
struct IntPart: Part { func add(_ s: any ServiceCollection) { s.register(Int.self) { 1 } } }
func fill(_ parts: inout [any Part]) { parts.append(IntPart()) }
func passed() throws {
  let container = ServiceContainer()
  var parts: [any Part] = []
  fill(&parts)
  for part in parts { part.add(container.services) }
  print(try container.validated().resolveRequired(Int.self))
  print(try container.validated().resolveRequired(String.self))  //~ missing-service: String
}
func collected() -> [any Part] {
  var list: [any Part] = []
  list.append(IntPart())
  return list
}
func returned() throws {
  let container = ServiceContainer()
  for part in collected() { part.add(container.services) }
  print(try container.validated().resolveRequired(Int.self))
}
final class App {
  private var modules: [any ServiceModule] = []
  init() { addDefaults() }
  private func addDefaults() { modules.append(Numbers()) }
  func boot() throws -> ServiceScope {
    let container = ServiceContainer()
    for module in modules { container.services.include(module) }
    return try container.validated()
  }
}
struct Numbers: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
func initialized() throws {
  let provider = try App().boot()
  print(provider.resolveRequired(Int.self))
  print(provider.resolveRequired(String.self))  //~ missing-service: String
}
class Base {
  var steps: [(any ServiceCollection) -> Void] = []
  init() {}
  func setup() {}
}
final class Derived: Base {
  override init() {
    super.init()
    setup()
  }
  override func setup() { steps.append { $0.register(Int.self) { 1 } } }
}
func overridden() throws {
  let container = ServiceContainer()
  for step in Derived().steps { step(container.services) }
  print(try container.validated().resolveRequired(Int.self))
}
enum Registry { nonisolated(unsafe) static var plugins: [(any ServiceCollection) -> Void] = [] }
func load() { Registry.plugins.append { $0.register(Int.self) { 1 } } }
func stored() throws {
  load()
  let container = ServiceContainer()
  for install in Registry.plugins { install(container.services) }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self))  //~ missing-service: String
}
final class Table {
  var setups: [String: (any ServiceCollection) -> Void] = [:]
  init() { setups["int"] = { $0.register(Int.self) { 1 } } }
  func install(_ s: any ServiceCollection) { for (_, setup) in setups { setup(s) } }
}
func tabled() throws {
  let container = ServiceContainer()
  Table().install(container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func merged() throws {
  let container = ServiceContainer()
  var table: [String: any Part] = [:]
  table.merge(["int": IntPart()]) { $1 }
  for part in table.values { part.add(container.services) }
  print(try container.validated().resolveRequired(Int.self))
}
func created() throws {
  let container = ServiceContainer()
  for part in Array([[IntPart()], []].joined()) { part.add(container.services) }
  let parts = [IntPart(), nil].compactMap { $0 }
  let other = ServiceContainer()
  for part in parts { part.add(other.services) }
  let pairs = Dictionary(uniqueKeysWithValues: [("int", IntPart())])
  let third = ServiceContainer()
  pairs.values.forEach { $0.add(third.services) }
  for provider in [try container.validated(), try other.validated(), try third.validated()] {
    print(provider.resolveRequired(Int.self))
  }
}
