import Furnish

@Service((any Log).self)
class Machine: Log {
  @Injection var clock: any Clock
}
@Service
final class Box: Machine {
  @Injection var cache: any Cache
}
func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register(as: Box.self)
    .register((any Cache).self) { MemoryCache() }
  _ = try container.validated().resolveRequired(as: Box.self)
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Cache: Sendable {}
struct MemoryCache: Cache {}
