// A local function registers a service, and nothing calls it.
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  func clocks() { services.register((any Clock).self) { SystemClock() } }
  services.register((any Log).self, ClockedLog.init(clock:))  //~ missing-service: any Clock
  _ = try container.validated().resolveRequired((any Log).self)
}
