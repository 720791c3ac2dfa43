import Furnish

final class ContainerBuilder {
  private let container = ServiceContainer()
  private var services: any ServiceCollection { try! container.services }
  func withCore() -> Self { services.include(Core()); return self }
  func withLog() -> Self { services.register((any Log).self, ConsoleLog.init(clock:)); return self }
  func withCache() -> Self { services.include(Caching()); return self }
  func build() throws -> any ServiceProvider { try container.validated() }
}
struct Core: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
}
struct Caching: ServiceModule {
  func register(in services: any ServiceCollection) {
    services.include(Core())
    services.register((any Cache).self) { (disk: any Disk) in MemoryCache() }
  }
}
func wire() throws {
  let provider = try ContainerBuilder().withCore().withLog().withCache().build()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired((any Cache).self)
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
protocol Cache: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct MemoryCache: Cache {}
