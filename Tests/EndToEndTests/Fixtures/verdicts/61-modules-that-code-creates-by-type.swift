// A module whose type code passes on may be created from that type, so it is not reported as unreachable.
protocol Part: ServiceModule {
  init()
  static var parts: [any Part.Type] { get }
}
extension Part { static var parts: [any Part.Type] { [] } }
struct Logs: Part {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
struct App: Part {
  static var parts: [any Part.Type] { [Logs.self] }
  func register(in services: any ServiceCollection) { services.register((any Clock).self, LoggedClock.init(log:)) }
}
func include(_ type: any Part.Type, in services: any ServiceCollection) {  //~ warning undecidable
  for part in type.parts { include(part, in: services) }
  services.include(type.init())  //~ warning undecidable
}
let container = ServiceContainer()
include(App.self, in: try container.services)
print(try container.validated().resolveRequired((any Clock).self))
