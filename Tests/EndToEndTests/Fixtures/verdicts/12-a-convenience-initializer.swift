// An initializer that an extension adds.
extension ServiceContainer {
  convenience init(_ modules: any ServiceModule...) throws {
    self.init()
    for module in modules { try services.include(module) }
  }
}
struct Logs: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self, ClockedLog.init(clock:)) }  //~ missing-service
}
func wire() throws { _ = try ServiceContainer(Logs()).validated() }
