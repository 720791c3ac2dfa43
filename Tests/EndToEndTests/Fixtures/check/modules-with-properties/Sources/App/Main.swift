import Furnish

struct Storage: ServiceModule {
  let isPersistent: Bool
  let name: ServiceName
  func register(in services: any ServiceCollection) {
    if isPersistent { services.register((any Disk).self) { FastDisk() } }
    services.register((any Cache).self, name: name) { MemoryCache() }
  }
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.include(Storage(isPersistent: true, name: "images"))
  let provider = try container.validated()
  _ = provider.resolveRequired((any Cache).self, name: "images")
  _ = provider.resolveRequired((any Cache).self, name: "thumbs")
  _ = provider.resolveRequired((any Disk).self)
}

protocol Disk: Sendable {}
protocol Cache: Sendable {}
struct FastDisk: Disk {}
struct MemoryCache: Cache {}
