import Core
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Store).self) { DiskStore() }
  let provider = try container.validated()
  _ = provider.resolveRequired((any Store).self)
  _ = provider.resolveRequired((any Log).self)
}

protocol Log: Sendable {}
