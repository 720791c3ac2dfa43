// The elements of a list are known only while nothing else may have changed it. Then a test of them is a condition.
typealias Setup = @Sendable (any ServiceCollection) -> Void
enum Part: String { case log, clock }
struct Logs: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
let setups: [Setup] = [
  { $0.register(Int.self) { 1 } }, { $0.register(String.self) { "" } },
]
func slices() throws {
  let (first, second, third) = (ServiceContainer(), ServiceContainer(), ServiceContainer())
  for setup in setups[0...] { setup(first.services) }
  for setup in setups[0..<2] { setup(second.services) }
  for setup in setups[...1] { setup(third.services) }
  for provider in [try first.validated(), try second.validated(), try third.validated()] {
    print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self))
  }
}
func merged() throws {
  let defaults: [String: Setup] = ["int": { $0.register(Int.self) { 1 } }]  //~ unused-registration: Int
  var table: [String: Setup] = [:]
  table.merge(defaults) { $1 }
  let container = ServiceContainer()
  if table.isEmpty { fatalError() }
  for setup in table.values { setup(container.services) }
  if table["int"] != nil { container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ warning missing-service: is nil
}
func grouped() throws {
  var groups: [String: [any ServiceModule]] = [:]
  groups["a", default: []].append(Logs())
  let container = ServiceContainer()
  if !groups.isEmpty { container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ warning missing-service: groups.isEmpty is true
}
func removed() throws {
  var table: [String: any ServiceModule] = ["log": Logs(), "all": Logs()]
  table["log"] = nil
  let container = ServiceContainer()
  if table.count == 1 { container.services.register(Int.self) { 1 } }
  print(try container.validated().resolveRequired(Int.self))  //~ warning missing-service: table.count is not 1
}
func fallback(_ name: String) throws {
  let table: [String: any ServiceModule] = ["log": Logs(), "all": Logs()]
  let container = ServiceContainer()
  if let module = table[name] {
    container.services.include(module)
  } else {
    container.services.register((any Log).self) { ConsoleLog() }
    print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
  }
  print(try container.validated().resolve((any Log).self) == nil)
}
func inAnyOrder() throws {
  let table: [String: Setup] = ["int": { $0.register(Int.self) { 1 } }, "none": { _ in }]
  let container = ServiceContainer()
  table.values.first!(container.services)
  let level = [2: "two", 1: "one"].map { $0.key }.first!
  if level == 2 { fatalError() }
  container.services.register(String.self) { "" }
  let provider = try container.validated()
  print(provider.resolveRequired(String.self), provider.resolve(Int.self) ?? 0)
}
func divided() throws {
  let timeout: Double = 5
  let container = ServiceContainer()
  if timeout / 2 > 2 { container.services.register(Int.self) { 1 } }
  print(try container.validated().resolveRequired(Int.self))  //~ warning missing-service: is false
}
func counted(_ names: [String]) throws {
  var level = 0
  let container = ServiceContainer()
  for name in names {
    if name.isEmpty { level += 1 }
  }
  if level > 1 { container.services.register(String.self) { "" } }
  print(try container.validated().resolveRequired(String.self))  //~ missing-service: is false
}
func optionals() throws {
  let container = ServiceContainer()
  for case .some(let part) in [Part.clock, nil] {
    print(part)
    container.services.register(Int.self) { 1 }
  }
  print(try container.validated().resolveRequired(Int.self))
}
/// Both tables are read with the same key.
func twoTables(_ names: [String]) throws {
  var key = "int"
  for name in names { key = name }
  let setups: [String: Setup] = [
    "int": { $0.register(Int.self) { 1 } }, "text": { $0.register(String.self) { "" } },
  ]
  let requests: [String: (any ServiceProvider) -> Void] = [
    "int": { print($0.resolveRequired(Int.self)) }, "text": { print($0.resolveRequired(String.self)) },
  ]
  let container = ServiceContainer()
  setups[key]!(container.services)
  requests[key]!(try container.validated())
}
func repeatedElements() throws {
  let numbers: Set<Int> = [1, 1]
  let container = ServiceContainer()
  if numbers.count == 1 { container.services.register(Int.self) { 1 } }
  print(try container.validated().resolveRequired(Int.self))  //~ warning missing-service: numbers.count is not 1
}
