// Helpers pass on a name that their callers may leave out.
extension ServiceCollection {
  func add(_ name: ServiceName? = nil) { register((any Log).self, name: name, ClockedLog.init(clock:)) }  //~ missing-service: any Clock
}
extension ServiceProvider {
  func log(_ name: ServiceName? = nil) -> any Log { resolveRequired((any Log).self, name: name) }  //~ missing-service: "file"
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.add()
  let provider = try container.validated()
  _ = provider.log()
  _ = provider.log("file")
}
