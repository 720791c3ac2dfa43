// A function and an operator append modules to a list of their caller.
struct Logs: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
struct Clocks: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
}
func add(_ module: any ServiceModule, to modules: inout [any ServiceModule]) { modules.append(module) }
func += (modules: inout [any ServiceModule], module: any ServiceModule) { modules.append(module) }
func provider(of modules: [any ServiceModule]) throws -> any ServiceProvider {
  let container = ServiceContainer()
  for module in modules { try container.services.include(module) }
  return try container.validated()
}
func wire() throws {
  var modules: [any ServiceModule] = [Logs()]
  add(Clocks(), to: &modules)
  let first = try provider(of: modules)
  _ = first.resolveRequired((any Log).self)
  _ = first.resolveRequired((any Clock).self)
  var others: [any ServiceModule] = []
  others += Logs()
  let second = try provider(of: others)
  _ = second.resolveRequired((any Log).self)
  _ = second.resolveRequired((any Clock).self)  //~ missing-service: any Clock
}
