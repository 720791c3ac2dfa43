// A subclass adds to what its superclass registers.
class Assembly {
  func assemble(_ services: any ServiceCollection) {
    services.register((any Clock).self) { SystemClock() }
  }
}
final class AppAssembly: Assembly {
  override func assemble(_ services: any ServiceCollection) {
    super.assemble(services)
    services.register((any Log).self, ClockedLog.init(clock:))
    services.register(Page.self, Page.init(word:))  //~ missing-service: String
  }
}
struct Page: Sendable { init(word: String) {} }
func wire() throws {
  let container = ServiceContainer()
  AppAssembly().assemble(try container.services)
}
