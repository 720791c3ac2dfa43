// The parameter is the type that the caller passes.
protocol Feature { associatedtype Output: Sendable }
enum Logging: Feature { typealias Output = any Log }
enum Timing: Feature { typealias Output = any Clock }
func resolve<F: Feature>(_ feature: F.Type, _ provider: any ServiceProvider) -> F.Output {
  provider.resolveRequired(F.Output.self)
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }
  let provider = try container.validated()
  _ = resolve(Logging.self, provider)
  _ = resolve(Timing.self, provider)  //~ missing-service: any Clock
}
