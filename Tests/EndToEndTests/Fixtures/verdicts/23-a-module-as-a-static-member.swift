// A module is written as a member of the protocol.
struct Logs: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self, ClockedLog.init(clock:)) }  //~ missing-service: any Clock
}
extension ServiceModule where Self == Logs {
  static var logs: Logs { Logs() }
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.include(.logs)
  _ = try container.validated().resolveRequired((any Log).self)
}
