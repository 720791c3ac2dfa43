// A builder that changes itself.
struct Builder {
  var steps: [(any ServiceCollection) -> Void] = []
  mutating func add(_ step: @escaping (any ServiceCollection) -> Void) { steps.append(step) }
  func build() throws -> ServiceContainer {
    let container = ServiceContainer()
    for step in steps { step(try container.services) }
    return container
  }
}
func wire() throws {
  var builder = Builder()
  builder.add { $0.register((any Log).self, ClockedLog.init(clock:)) }  //~ missing-service
  _ = try builder.build()
}
