// An argument that registers is evaluated once, whichever types may have the called method.
final class Journal: Sendable {}
final class Store: Sendable { init(journal: Journal) {} }
final class Vault: Sendable {}
protocol Command {
  init()
  func configure(_ services: any ServiceCollection)
  func run(_ services: any ServiceProvider)
}
struct Show: Command {
  func configure(_ services: any ServiceCollection) { services.register(Store.self, Store.init(journal:)) }
  func run(_ services: any ServiceProvider) { print(services.resolveRequired(Store.self)) }
}
struct Hide: Command {
  func configure(_ services: any ServiceCollection) { services.register(Vault.self) { Vault() } }
  func run(_ services: any ServiceProvider) { print(services.resolveRequired(Vault.self)) }
}
struct Help: Command {
  func configure(_ services: any ServiceCollection) {}
  func run(_ services: any ServiceProvider) { print(services.resolve(Journal.self) as Any) }
}

func registerAll(_ services: any ServiceCollection) -> any ServiceCollection {
  services.register(Journal.self) { Journal() }
  services.register(String.self) { "a" }
  return services.register(String.self) { "b" }  //~ warning duplicate-registration: String
}
func element() throws {
  let commands: [any Command.Type] = [Show.self, Hide.self, Help.self]
  let command = commands[CommandLine.arguments.count % 3].init()
  let container = ServiceContainer()
  command.configure(registerAll(container.services))
  let provider = try container.validated()
  command.run(provider)
  print(provider.resolveRequired(String.self))
}
func registerNames(_ services: any ServiceCollection) -> any ServiceCollection {
  services.register(Journal.self) { Journal() }
  services.register(Int.self) { 1 }
  return services.register(Int.self) { 2 }  //~ warning duplicate-registration: Int
}
func chosen() throws {
  let commands: [any Command] = [Show(), Hide(), Help()]
  let command = commands[CommandLine.arguments.count % 3]
  let container = ServiceContainer()
  command.configure(registerNames(container.services))
  let provider = try container.validated()
  command.run(provider)
  print(provider.resolveRequired(Int.self))
}
func registerSizes(_ services: any ServiceCollection) -> any ServiceCollection {
  services.register(Journal.self) { Journal() }
  services.register(Double.self) { 1 }
  return services.register(Double.self) { 2 }  //~ warning duplicate-registration: Double
}
func found() throws {
  let types: [any Command.Type] = [Show.self, Hide.self]
  guard let type = types.first(where: { "\($0)" == CommandLine.arguments[1] }) else { return }
  let command = type.init()
  let container = ServiceContainer()
  command.configure(registerSizes(container.services))
  let provider = try container.validated()
  command.run(provider)
  print(provider.resolveRequired(Double.self))
}
func registerOnce(_ services: any ServiceCollection) -> any ServiceCollection {
  services.register(Journal.self) { Journal() }.register(Float.self) { 1 }
}
func single() throws {
  let command: any Command = CommandLine.arguments.count > 1 ? Show() : Hide()
  let container = ServiceContainer()
  command.configure(registerOnce(container.services))
  let provider = try container.validated()
  command.run(provider)
  print(provider.resolveRequired(Float.self))
}
try element()
try chosen()
try found()
try single()
