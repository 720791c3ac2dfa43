// Code takes one element of a table: that of a known key, or one of those that an unknown key may mean.
typealias Setup = @Sendable (any ServiceCollection) -> Void
enum Stage: String { case live, test }
struct Live: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
struct Test: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
struct Clocks: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
}
let stages: [Stage: any ServiceModule] = [.live: Live(), .test: Test()]
let parts: [String: any ServiceModule] = ["log": Live(), "clock": Clocks()]
let setups: [Setup] = [
  { services in services.register(Int.self) { 1 } },
  { services in services.register(String.self) { "" } },
]
func oneOfTwo(_ stage: Stage) throws {
  let container = ServiceContainer()
  container.services.include(stages[stage]!)
  let table: [Stage: Setup] = [.live: { $0.register(Int.self) { 1 } }, .test: { _ in }]
  table[stage]!(container.services)
  let provider = try container.validated()
  print(provider.resolveRequired((any Log).self))
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int
}
func knownKeys() throws {
  let container = ServiceContainer()
  container.services.include(parts["log"]!)
  setups[0](container.services)
  if let clocks = parts["watch"] { container.services.include(clocks) }
  let provider = try container.validated()
  print(provider.resolveRequired((any Log).self), provider.resolveRequired(Int.self))
  print(provider.resolveRequired(String.self))  //~ missing-service: String
  print(provider.resolveRequired((any Clock).self))  //~ missing-service: any Clock
}
func partsOfLists() throws {
  let container = ServiceContainer()
  let services = container.services
  setups.dropFirst().forEach { $0(services) }
  parts.filter { $0.key == "clock" }.values.forEach { services.include($0) }
  let provider = try container.validated()
  print(provider.resolveRequired(String.self), provider.resolveRequired((any Clock).self))
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int
  print(provider.resolveRequired((any Log).self))  //~ missing-service: any Log
}
func filledLater() throws {
  var table: [String: Setup] = [:]
  table["int"] = { $0.register(Int.self) { 1 } }
  table["text"] = { $0.register(String.self) { "" } }
  let container = ServiceContainer()
  table["int"]?(container.services)
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))
  print(provider.resolveRequired(String.self))  //~ missing-service: String
}
func stack() throws {
  var rest: [any ServiceModule] = [Live(), Clocks()]
  let container = ServiceContainer()
  while let module = rest.popLast() { container.services.include(module) }
  let provider = try container.validated()
  print(provider.resolveRequired((any Log).self), provider.resolveRequired((any Clock).self))
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int
}
func pairs() throws {
  let names: [ServiceName] = ["a", "b"]
  let container = ServiceContainer()
  for (name, number) in zip(names, [1, 2]) { container.services.register(Int.self, name: name) { number } }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self, name: "a"), provider.resolveRequired(Int.self, name: "b"))
  print(provider.resolveRequired(Int.self, name: "c"))  //~ missing-service: "c"
}
func providers() throws {
  let (first, second) = (ServiceContainer(), ServiceContainer())
  first.services.register((any Log).self) { ConsoleLog() }
  second.services.register((any Clock).self) { SystemClock() }
  let all = ["first": try first.validated(), "second": try second.validated()]
  print(all["first"]!.resolveRequired((any Log).self))
  print(all["second"]!.resolveRequired((any Clock).self))
  print(all["second"]!.resolveRequired((any Log).self))  //~ missing-service: any Log
}
