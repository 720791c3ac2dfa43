// Tests that exclude each other may have other words: the opposite of a property, and what a list contains.
struct Mode: Sendable {
  let isOn: Bool
  var isOff: Bool { !isOn }
}
func opposites() throws {
  let mode = Mode(isOn: CommandLine.argc > 1)
  let container = ServiceContainer()
  if mode.isOn { container.services.register(Int.self) { 1 } }
  let provider = try container.validated()
  if mode.isOff { print(provider.resolveRequired(Int.self)) }  //~ missing-service: Int
}
struct Setup {
  let names: Set<String>
  func add(_ services: any ServiceCollection) {
    if names.contains("search") { services.register(String.self) { "" } }
  }
  func start(_ provider: ServiceScope) {
    if !names.contains("search") { print(provider.resolveRequired(String.self)) }  //~ missing-service: String
  }
}
func elements() throws {
  let setup = Setup(names: Set(CommandLine.arguments))
  let container = ServiceContainer()
  setup.add(try container.services)
  setup.start(try container.validated())
}
func tested() throws {
  let container = ServiceContainer()
  if CommandLine.argc > 1 { container.services.register(Bool.self) { true } }
  let provider = try container.validated()
  if provider.resolve(Bool.self) == nil { print(provider.resolveRequired(Bool.self)) }  //~ warning missing-service: Bool
}
try opposites()
try elements()
try tested()
