// Closures that register are the values of a dictionary.
let steps: [String: (any ServiceCollection) -> Void] = [
  "log": { $0.register((any Log).self, ClockedLog.init(clock:)) },  //~ missing-service
  "page": { $0.register(Int.self) { 1 } },
]
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  for (_, step) in steps { step(services) }
}
