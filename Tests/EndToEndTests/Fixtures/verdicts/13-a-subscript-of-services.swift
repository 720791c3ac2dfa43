// A subscript that an extension adds to collections.
extension ServiceCollection {
  subscript<T: Sendable>(_ type: T.Type) -> @Sendable () -> T {
    get { fatalError() }
    nonmutating set { register(type, newValue) }
  }
}
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services[(any Clock).self] = { SystemClock() }
  services.register((any Log).self, ClockedLog.init(clock:))
  services.register(Page.self, Page.init(word:))  //~ missing-service: String
}
struct Page: Sendable { init(word: String) {} }
