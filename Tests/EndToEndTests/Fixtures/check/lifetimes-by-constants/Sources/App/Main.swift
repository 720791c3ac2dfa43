import Furnish

let keep = Singleton()
enum Lives { static let short = Transient() }
func wire(flag: Bool) throws {
  let container = ServiceContainer()
  try container.services
    .register((any Clock).self, lifetime: keep) { SystemClock() }
    .register((any Disk).self, lifetime: Lives.short) { FastDisk() }
    .register((any Cache).self, lifetime: Scoped()) { MemoryCache() }
    .register((any Log).self) { (c: any Clock, d: any Disk, m: any Cache) in ConsoleLog(clock: c) }
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
protocol Cache: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct FastDisk: Disk {}
struct MemoryCache: Cache {}
