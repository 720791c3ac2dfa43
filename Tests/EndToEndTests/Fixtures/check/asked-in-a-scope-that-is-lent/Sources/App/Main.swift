import Furnish

struct Handler {
  let provider: any ServiceProvider
  func handle() async throws {
    try await provider.withScope { scope in
      _ = scope.resolveRequired((any Cache).self)
      _ = scope.resolveRequired((any Disk).self)
    }
  }
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Cache).self, lifetime: .scoped) { MemoryCache() }
  _ = Handler(provider: try container.validated())
}

protocol Disk: Sendable {}
protocol Cache: Sendable {}
struct MemoryCache: Cache {}
