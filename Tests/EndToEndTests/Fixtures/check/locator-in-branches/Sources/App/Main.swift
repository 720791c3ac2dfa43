import Furnish

func setup(online: Bool) {
  if online {
    ServiceLocator.shared.addService(service: FastDisk() as Disk)
  } else {
    ServiceLocator.shared.addService(service: SlowDisk() as Disk)
  }
  let cache: any Cache = MemoryCache()
  ServiceLocator.shared.addService(service: cache)
  let log: Log = online ? ConsoleLog(clock: SystemClock()) : QuietLog()
  ServiceLocator.shared.addService(service: log)
}
struct SlowDisk: Disk {}
struct QuietLog: Log {}
struct V { @Injected private var disk: Disk; @Injected var cache: Cache; @Injected var log: Log
  @Injected var clock: Clock }

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
protocol Cache: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct FastDisk: Disk {}
struct MemoryCache: Cache {}
