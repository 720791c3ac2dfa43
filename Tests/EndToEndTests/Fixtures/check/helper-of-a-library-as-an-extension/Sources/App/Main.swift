import Furnish

extension ServiceCollection {
  public func addLogging() {
    register((any Cache).self, lifetime: .scoped) { MemoryCache() }
    register((any Disk).self) { (cache: any Cache) in FastDisk() }
  }
}

protocol Disk: Sendable {}
protocol Cache: Sendable {}
struct FastDisk: Disk {}
struct MemoryCache: Cache {}
