// A local function is called above its declaration, with an argument left out.
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  logs()
  func logs(_ name: ServiceName = "file") { services.register((any Log).self, name: name, ClockedLog.init(clock:)) }  //~ missing-service: any Clock
  _ = try container.validated().resolveRequired((any Log).self, name: "file")
}
