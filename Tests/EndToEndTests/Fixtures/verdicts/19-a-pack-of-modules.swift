// A helper that includes each of a pack of modules.
func include<each M: ServiceModule>(_ module: repeat each M, in services: any ServiceCollection) {
  repeat services.include(each module)
}
struct Logs: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self, ClockedLog.init(clock:)) }
}
struct Clocks: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
}
struct Pages: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Page.self, Page.init(word:)) }  //~ missing-service: String
}
struct Page: Sendable { init(word: String) {} }
func wire() throws {
  let container = ServiceContainer()
  include(Logs(), Clocks(), Pages(), in: try container.services)
}
