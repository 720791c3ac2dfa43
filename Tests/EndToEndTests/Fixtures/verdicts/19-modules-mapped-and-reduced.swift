// Modules are made of numbers, filtered, reduced and visited.
struct Store: ServiceModule {
  let number: Int
  func register(in services: any ServiceCollection) {
    services.addingIfMissing.register((any Log).self, ClockedLog.init(clock:))  //~ missing-service
  }
}
func wire() throws {
  let container = ServiceContainer()
  let modules: [any ServiceModule] = [1, 2].map { Store(number: $0) }
  _ = modules.reduce(try container.services) { $0.include($1) }
}
