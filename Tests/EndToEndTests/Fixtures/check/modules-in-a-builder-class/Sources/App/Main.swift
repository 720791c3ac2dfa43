import Furnish

final class ContainerBuilder {
  private let container = ServiceContainer()
  private var services: any ServiceCollection { try! container.services }
  @discardableResult func withClock() -> Self { services.register((any Clock).self) { SystemClock() }; return self }
  @discardableResult func withLog() -> Self { services.register((any Log).self, ConsoleLog.init(clock:)); return self }
  @discardableResult func withCache() -> Self { services.register((any Cache).self) { (d: any Disk) in MemoryCache() }; return self }
  func build() throws -> any ServiceProvider { try container.validated() }
}
func wire() throws {
  let provider = try ContainerBuilder().withClock().withLog().withCache().build()
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
