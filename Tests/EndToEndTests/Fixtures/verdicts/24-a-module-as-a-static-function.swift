// A module is written as a function of the protocol.
struct Logs: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self, ClockedLog.init(clock:)) }
}
struct Clocks: ServiceModule {
  var isLogged: Bool
  func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
}
extension ServiceModule where Self == Logs {
  static func logs() -> Logs { Logs() }
}
extension ServiceModule where Self == Clocks {
  static func clocks(isLogged: Bool = false) -> Self { Clocks(isLogged: isLogged) }
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.include(.logs()).include(.clocks(isLogged: true))
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired(Int.self)  //~ missing-service: Int
}
