// A container is returned from a function, and more is registered in it.
func base() throws -> ServiceContainer {
  let container = ServiceContainer()
  try container.services.register((any Clock).self) { SystemClock() }
  return container
}
func app() throws -> ServiceContainer {
  let container = try base()
  try container.services.register((any Log).self, ClockedLog.init(clock:))
  return container
}
func wire() throws {
  let provider = try app().validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired(Int.self)  //~ missing-service
}
