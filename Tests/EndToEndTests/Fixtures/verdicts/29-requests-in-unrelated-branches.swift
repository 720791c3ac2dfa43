// A service that many branches request, each under a condition of its own, is judged for each request.
func wire(_ isLive: Bool) throws -> any ServiceProvider {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self) { ConsoleLog() }
  if isLive { services.register((any Clock).self) { SystemClock() } }
  services.register(Int.self) { 1 }  //~ warning unused-registration: Int
  let provider = try container.validated()
  if isLive { _ = provider.resolveRequired((any Clock).self) }
  read(provider)
  return provider
}
func read(_ provider: any ServiceProvider) {
  if flag(1) { _ = provider.resolveRequired((any Log).self) }
  if flag(2) { _ = provider.resolveRequired((any Log).self) }
  if flag(3) { _ = provider.resolveRequired((any Log).self) }
  if flag(4) { _ = provider.resolveRequired((any Log).self) }
  if flag(5) { _ = provider.resolveRequired((any Log).self) }
  if flag(6) { _ = provider.resolveRequired((any Log).self) }
  if flag(7) { _ = provider.resolveRequired((any Log).self) }
  if flag(8) { _ = provider.resolveRequired((any Log).self) }
  if flag(1) { _ = provider.resolveRequired(String.self) }  //~ missing-service: String
  if flag(2) { _ = provider.resolveRequired(String.self) }  //~ missing-service: String
  if flag(3) { _ = provider.resolveRequired(String.self) }  //~ missing-service: String
  if flag(4) { _ = provider.resolveRequired(String.self) }  //~ missing-service: String
  if flag(5) { _ = provider.resolveRequired(String.self) }  //~ missing-service: String
  if flag(6) { _ = provider.resolveRequired(String.self) }  //~ missing-service: String
  if flag(7) { _ = provider.resolveRequired(String.self) }  //~ missing-service: String
  if flag(8) { _ = provider.resolveRequired(String.self) }  //~ missing-service: String
}
func flag(_ number: Int) -> Bool { CommandLine.arguments.contains("\(number)") }
