// A property with a default value decides what a module registers.
struct Logs: ServiceModule {
  var isOn = true
  func register(in services: any ServiceCollection) {
    if isOn { services.register((any Log).self) { ConsoleLog() } }
  }
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.include(Logs())
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired(Int.self)  //~ missing-service: Int
}
