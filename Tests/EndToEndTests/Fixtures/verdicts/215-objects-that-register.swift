import Furnish

// Objects behind a protocol of the program register where a host visits them: in a list or a table that a method fills, and behind
// the protocol that a function returns.
struct Mailer: Sendable {}
struct Finder: Sendable {}
struct Reader: Sendable {}
protocol Plugin {
  func register(in services: any ServiceCollection)
  func run(_ provider: ServiceScope)
}
struct MailPlugin: Plugin {
  func register(in services: any ServiceCollection) { services.register(Mailer.self) { Mailer() } }
  func run(_ provider: ServiceScope) { print(provider.resolveRequired(Mailer.self)) }
}
struct FindPlugin: Plugin {
  func register(in services: any ServiceCollection) { services.register(Finder.self) { Finder() } }
  func run(_ provider: ServiceScope) { print(provider.resolveRequired(Reader.self)) }  //~ missing-service: Reader is not
}
final class Host {
  private var plugins: [any Plugin] = []
  private var named: [String: any Plugin] = [:]
  func add(_ plugin: any Plugin) { plugins.append(plugin) }
  func add(_ name: String, _ plugin: any Plugin) { named[name] = plugin }
  func start() throws -> ServiceScope {
    let container = ServiceContainer()
    let services = try container.services
    for plugin in plugins { plugin.register(in: services) }
    for (_, plugin) in named { plugin.register(in: services) }
    return try container.validated()
  }
}
let host = Host()
host.add(MailPlugin())
host.add("find", FindPlugin())
let provider = try host.start()
print(provider.resolveRequired(Mailer.self), provider.resolveRequired(Finder.self))

func make() -> any Plugin {
  if CommandLine.arguments.contains("find") { return FindPlugin() }
  return MailPlugin()
}
func runOne() throws {
  let container = ServiceContainer()
  let plugin = make()
  plugin.register(in: try container.services)
  plugin.run(try container.validated())
}
try runOne()
