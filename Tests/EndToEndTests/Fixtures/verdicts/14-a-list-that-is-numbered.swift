// A sum of lists is numbered and visited.
struct Logs: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self, ClockedLog.init(clock:)) }  //~ missing-service
}
struct Pages: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  let base: [any ServiceModule] = [Logs()]
  let features: [any ServiceModule] = [Pages()]
  (base + features).enumerated().forEach { number, module in services.include(module) }
}
