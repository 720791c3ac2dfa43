// A module includes those that it depends on, all the way down.
protocol Part: ServiceModule { var parts: [any Part] { get } }
struct Logs: Part {
  var parts: [any Part] { [Clocks()] }
  func register(in services: any ServiceCollection) { services.register((any Log).self, ClockedLog.init(clock:)) }
}
struct Clocks: Part {
  var parts: [any Part] { [] }
  func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
}
func add(_ part: any Part, to services: any ServiceCollection) {
  for inner in part.parts { add(inner, to: services) }
  services.include(part)
}
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  add(Logs(), to: services)
  services.register(Page.self, Page.init(word:))  //~ missing-service: String
}
struct Page: Sendable { init(word: String) {} }
