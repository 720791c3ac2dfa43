import Core
import Furnish
func wire() throws {
  let container = ServiceContainer()
  try container.services.register(DiskStore.self, DiskStore.init(log:))
  try container.services.register(Int.self) { 3 }
  _ = try container.validated().resolveRequired(DiskStore.self)
}
