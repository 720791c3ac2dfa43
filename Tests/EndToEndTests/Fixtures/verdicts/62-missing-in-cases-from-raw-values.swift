// A case that `.init(rawValue:)` creates may be one in which a service is missing.
enum Stage: String, Sendable { case development, production }
func wire(_ stage: Stage, _ container: ServiceContainer) throws {
  switch stage {
  case .development: try container.services.register(Int.self) { 1 }
  case .production: break
  }
}
let container = ServiceContainer()
try wire(.init(rawValue: CommandLine.arguments[1])!, container)
print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
