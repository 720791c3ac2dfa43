// An include that cannot be read may include a module of its type, and no other one.
import Plugins
protocol Plugin: ServiceModule {}
struct Logs: Plugin {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
struct Clocks: ServiceModule {  //~ unreachable-module
  func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
}
let known: [String: any Plugin] = ["logs": Logs()]
let unused = Clocks()
func add(_ plugin: any Plugin, to services: any ServiceCollection) {
  services.include(plugin)  //~ undecidable
}
func wire() throws {
  let container = ServiceContainer()
  loadPlugin { plugin in add(plugin, to: try container.services) }
  _ = try container.validated()
}
