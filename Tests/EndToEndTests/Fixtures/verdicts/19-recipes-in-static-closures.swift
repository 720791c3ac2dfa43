// A recipe is a static constant.
enum Recipes {
  static let log: @Sendable (any ServiceProvider) -> any Log = { provider in
    ClockedLog(clock: provider.resolveRequired((any Clock).self))
  }
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self, Recipes.log)  //~ missing-service: any Clock
}
