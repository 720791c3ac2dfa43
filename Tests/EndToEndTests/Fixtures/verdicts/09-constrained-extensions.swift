// The extension with more constraints is preferred.
protocol Feature: ServiceModule {}
protocol Clocked {}
extension Feature {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
extension Feature where Self: Clocked {
  func register(in services: any ServiceCollection) { services.register((any Log).self, ClockedLog.init(clock:)) }  //~ missing-service
}
struct Home: Feature, Clocked {}
func wire() throws {
  let container = ServiceContainer()
  try container.services.include(Home())
}
