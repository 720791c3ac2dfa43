import Furnish

enum Names { static let images: ServiceName = "images"; static let prefix = "x" }
extension ServiceName {
  static let thumbs: Self = "thumbs"
  static var films: ServiceName { "films" }
  static let songs = ServiceName("songs")
}
let global: ServiceName = "global"
func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register((any Cache).self, name: Names.images) { MemoryCache() }
    .register((any Cache).self, name: .thumbs) { MemoryCache() }
    .register((any Cache).self, name: .films) { MemoryCache() }
    .register((any Cache).self, name: ServiceName.songs) { MemoryCache() }
    .register((any Cache).self, name: global) { MemoryCache() }
  let provider = try container.validated()
  _ = provider.resolveRequired((any Cache).self, name: "images")
  _ = provider.resolveRequired((any Cache).self, name: "thumbs")
  _ = provider.resolveRequired((any Cache).self, name: .films)
  _ = provider.resolveRequired((any Cache).self, name: .songs)
  _ = provider.resolveRequired((any Cache).self, name: "global")
  _ = provider.resolveRequired((any Cache).self, name: "song")
}

protocol Cache: Sendable {}
struct MemoryCache: Cache {}
