// Closures that register are properties of a structure.
struct Step {
  let name: String
  let register: (any ServiceCollection) -> Void
}
let steps = [
  Step(name: "log", register: { $0.register((any Log).self, ClockedLog.init(clock:)) }),
  Step(name: "clock") { $0.register((any Clock).self) { SystemClock() } },
  Step(name: "page") { $0.register(Page.self, Page.init(word:)) },  //~ missing-service: String
]
struct Page: Sendable { init(word: String) {} }
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  for step in steps { step.register(services) }
}
