// The elements of a table exclude each other, also where the key may be that of none.
enum Stage: String, Sendable { case development, production }
struct Numbers: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
struct OtherNumbers: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 2 } }
}
let table: [Stage: [any ServiceModule]] = [.development: [Numbers()], .production: [OtherNumbers()]]
let names: [String: [any ServiceModule]] = ["a": [Numbers()], "b": [OtherNumbers()]]
func wire(_ stage: Stage, _ container: ServiceContainer) throws {
  guard let modules = table[stage] else { fatalError() }
  for module in modules { try container.services.include(module) }
}
func stages() throws {
  let container = ServiceContainer()
  try wire(CommandLine.argc > 1 ? .production : .development, container)
  print(try container.validated().resolveRequired(Int.self))
}
func wire(_ name: String, _ container: ServiceContainer) throws {
  guard let modules = names[name] else { fatalError() }
  for module in modules { try container.services.include(module) }
}
func words() throws {
  let container = ServiceContainer()
  try wire(CommandLine.arguments[1], container)
  print(try container.validated().resolveRequired(Int.self))
}
try stages()
try words()
