// A builder that is copied with each step.
struct Builder {
  var steps: [(any ServiceCollection) -> Void] = []
  func adding(_ step: @escaping (any ServiceCollection) -> Void) -> Builder {
    var copy = self
    copy.steps.append(step)
    return copy
  }
  func build() throws -> ServiceContainer {
    let container = ServiceContainer()
    for step in steps { step(try container.services) }
    return container
  }
}
func wire() throws -> ServiceContainer {
  try Builder()
    .adding { $0.register((any Log).self, ClockedLog.init(clock:)) }  //~ missing-service
    .build()
}
