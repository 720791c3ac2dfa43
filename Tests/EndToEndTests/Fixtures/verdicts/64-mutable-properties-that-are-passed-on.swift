// A mutable property may have another value than its default where code passes it on.
import ArgumentParser
enum Stage: String, ExpressibleByArgument { case development, production }
func make(isDry: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if !isDry { services.register(String.self) { "" } }
  return container
}
struct Run: ParsableCommand {
  @Flag var isDry = true
  mutating func run() throws {
    let provider = try make(isDry: isDry).validated()
    if !isDry { print(provider.resolveRequired(String.self)) }
  }
}
func wire(_ stage: Stage, _ services: any ServiceCollection) {
  switch stage {
  case .development: break
  case .production: services.register(Double.self) { 1 }
  }
}
struct Serve: ParsableCommand {
  @Option var stage: Stage = .development
  func run() throws {
    let container = ServiceContainer()
    wire(stage, try container.services)
    let provider = try container.validated()
    if stage == .production { print(provider.resolveRequired(Double.self)) }
  }
}
struct Numbers: ServiceModule {
  let stage: Stage
  func register(in services: any ServiceCollection) {
    if stage == .production { services.register(Double.self) { 1 } }
  }
}
struct Count: ParsableCommand {
  @Option(help: "the stage") var stage: Stage = .development
  func run() throws {
    let container = ServiceContainer()
    try container.services.include(Numbers(stage: stage))
    let provider = try container.validated()
    if stage == .production { print(provider.resolveRequired(Double.self)) }
  }
}
struct Options {
  var isDry = true
  static func parse() -> Options {
    var options = Options()
    for argument in CommandLine.arguments where argument == "--live" { options.isDry = false }
    return options
  }
}
let options = Options.parse()
let provider = try make(isDry: options.isDry).validated()
if !options.isDry { print(provider.resolveRequired(String.self)) }
