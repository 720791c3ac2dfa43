// A closure that registers more services is optional, and follows a parameter with a default.
func makeProvider(isMock: Bool = false, configure: ((any ServiceCollection) -> Void)? = nil) throws -> any ServiceProvider {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self) { ConsoleLog() }
  configure?(services)
  return try container.validated()
}
func wire() throws {
  let plain = try makeProvider()
  _ = plain.resolveRequired((any Log).self)
  _ = plain.resolveRequired((any Clock).self)  //~ missing-service: any Clock
  let configured = try makeProvider { $0.register(Int.self) { 3 } }
  _ = configured.resolveRequired((any Log).self)
  _ = configured.resolveRequired(Int.self)
  _ = configured.resolveRequired(String.self)  //~ missing-service: String
}
