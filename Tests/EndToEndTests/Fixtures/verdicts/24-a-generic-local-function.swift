// A local function requests whatever type its caller names: the call is the place of what is missing.
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }
  let provider = try container.validated()
  func use<T: Sendable>(_ type: T.Type) -> T { provider.resolveRequired(type) }
  func any<T: Sendable>() -> T { provider.resolveRequired(T.self) }
  _ = use((any Log).self)
  _ = use((any Clock).self)  //~ missing-service: any Clock
  let log: any Log = any()
  let name: String = any()  //~ missing-service: String
  _ = (log, name)
}
