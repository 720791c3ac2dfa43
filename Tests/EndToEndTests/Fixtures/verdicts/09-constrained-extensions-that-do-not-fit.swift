// An extension for other types is not considered.
protocol Feature: ServiceModule {}
protocol Clocked {}
extension Feature where Self: Clocked {
  func register(in services: any ServiceCollection) { services.register((any Log).self, ClockedLog.init(clock:)) }
}
extension Feature {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
struct Home: Feature {}
func wire() throws {
  let container = ServiceContainer()
  try container.services.include(Home())
}
