// Each type that conforms has an output of its own.
protocol Feature {
  associatedtype Output: Sendable
  static func resolve(_ provider: any ServiceProvider) -> Output
}
extension Feature {
  static func resolve(_ provider: any ServiceProvider) -> Output { provider.resolveRequired(Output.self) }
}
enum Logging: Feature { typealias Output = any Log }
enum Timing: Feature { typealias Output = any Clock }
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }
  let provider = try container.validated()
  _ = Logging.resolve(provider)
  _ = Timing.resolve(provider)  //~ missing-service: any Clock
}
