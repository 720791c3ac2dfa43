// A function returns the recipe.
func makeLog(prefix: String) -> @Sendable (any ServiceProvider) -> any Log {
  { provider in ClockedLog(clock: provider.resolveRequired((any Clock).self)) }
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self, makeLog(prefix: "a"))  //~ missing-service: any Clock
}
