// The closure of `map` runs where the optional is not `nil`.
struct Lint: Sendable {}
struct Format: Sendable {}
struct Docs: Sendable {}
struct Mail: Sendable {}
protocol Api: Sendable {}
struct HttpApi: Api { let host: String; let mail: Mail }
struct MockApi: Api {}
struct Config { let lint: String?; let host: String? }
func run(_ config: Config, _ path: String?) throws {
  let container = ServiceContainer()
  let services = try container.services
  config.lint.map { _ in services.register(Lint.self) { Lint() } }
  _ = path.flatMap { _ in services.register(Format.self) { Format() } }
  _ = CommandLine.arguments.last.map { _ in services.register(Docs.self) { Docs() } }
  if config.host != nil { services.register(Mail.self) { Mail() } }
  services.register((any Api).self) { provider in
    config.host.map { HttpApi(host: $0, mail: provider.resolveRequired()) } ?? MockApi()
  }
  let provider = try container.validated()
  print(provider.resolveRequired((any Api).self))
  if config.lint != nil { print(provider.resolveRequired(Lint.self)) }
  if let lint = config.lint { print(lint, provider.resolveRequired(Lint.self)) }
  path.map { print($0, provider.resolveRequired(Format.self)) }
  print(provider.resolveRequired(Lint.self))  //~ missing-service: config.lint is nil
  print(provider.resolveRequired(Format.self))  //~ missing-service: path is nil
  print(provider.resolveRequired(Docs.self))  //~ missing-service: Docs
}
try run(Config(lint: readLine(), host: readLine()), readLine())
