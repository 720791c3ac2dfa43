// A local function registers a service, and is passed to code that calls it.
func later(_ steps: [(any ServiceCollection) -> Void], _ services: any ServiceCollection) {
  for step in steps { step(services) }
}
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  func clocks(_ services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
  later([clocks], services)
  services.register((any Log).self, ClockedLog.init(clock:))
  _ = try container.validated().resolveRequired((any Log).self)
}
