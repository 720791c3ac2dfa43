import Furnish

enum Feature: CaseIterable { case logging, caching
  var module: any ServiceModule {
    switch self {
    case .logging: LoggingModule()
    case .caching: CachingModule()
    }
  }
}
struct LoggingModule: ServiceModule { func register(in services: any ServiceCollection) { services.register((any Log).self, ConsoleLog.init(clock:)).register((any Clock).self) { SystemClock() } } }
struct CachingModule: ServiceModule { func register(in services: any ServiceCollection) { services.register((any Cache).self) { (d: any Disk) in MemoryCache() } } }
func wire() throws {
  let container = ServiceContainer()
  for feature in Feature.allCases { try container.services.include(feature.module) }
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
protocol Cache: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct MemoryCache: Cache {}
