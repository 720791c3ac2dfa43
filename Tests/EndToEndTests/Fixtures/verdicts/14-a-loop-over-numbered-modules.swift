// A loop takes the number and the module apart.
struct Logs: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self, ClockedLog.init(clock:)) }
}
struct Clocks: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
}
func wire() throws {
  let container = ServiceContainer()
  for (number, module) in ([Logs(), Clocks()] as [any ServiceModule]).enumerated() where number >= 0 {
    try container.services.include(module)
  }
}
