// `for case let plugin as T` visits the elements of a type alone.
protocol Plugin {}
protocol ServicePlugin: Plugin { func register(in services: ServiceCollection) }
struct Lint: Sendable {}
struct Rules: Sendable {}
struct Format: Sendable {}
struct LintPlugin: ServicePlugin {
  func register(in services: ServiceCollection) {
    services.register(Lint.self) { provider in  //~ missing-service: Rules
      print(provider.resolveRequired(Rules.self))
      return Lint()
    }
  }
}
struct FormatPlugin: ServicePlugin {
  func register(in services: ServiceCollection) { services.register(Format.self) { Format() } }
}
struct NoPlugin: Plugin {}
let plugins: [any Plugin] = [LintPlugin(), NoPlugin()]
let container = ServiceContainer()
for case let plugin as any ServicePlugin in plugins { plugin.register(in: try container.services) }
let provider = try container.validated()
print(provider.resolveRequired(Lint.self))
print(provider.resolveRequired(Format.self))  //~ missing-service: Format
