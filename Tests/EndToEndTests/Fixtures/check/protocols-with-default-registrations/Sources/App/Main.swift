import Furnish

protocol Assembly { func register(in services: any ServiceCollection) }
extension Assembly { func register(in services: any ServiceCollection) { services.register((any Log).self, ConsoleLog.init(clock:)) } }
struct LogAssembly: Assembly {}
struct CacheAssembly: Assembly { func register(in services: any ServiceCollection) { services.register((any Cache).self) { MemoryCache() } } }
func wire() throws {
  let container = ServiceContainer()
  let assemblies: [any Assembly] = [LogAssembly(), CacheAssembly()]
  for assembly in assemblies { assembly.register(in: try container.services) }
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired((any Cache).self)
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Cache: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct MemoryCache: Cache {}
