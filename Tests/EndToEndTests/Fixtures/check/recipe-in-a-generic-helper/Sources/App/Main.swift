import Furnish

extension ServiceCollection {
  @discardableResult
  func single<T: Sendable>(_ type: T.Type, _ make: @escaping @Sendable () -> T) -> Self {
    register(type, lifetime: .singleton, make)
    return self
  }
}
func wire() throws {
  let container = ServiceContainer()
  try container.services
    .single((any Clock).self) { SystemClock() }
    .single((any Disk).self) { FastDisk() }
    .register((any Log).self, ConsoleLog.init(clock:))
    .register((any Cache).self) { (log: any Log, disk: any Disk, x: Int) in MemoryCache() }
  _ = try container.validated().resolveRequired((any Cache).self)
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
protocol Cache: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct FastDisk: Disk {}
struct MemoryCache: Cache {}
