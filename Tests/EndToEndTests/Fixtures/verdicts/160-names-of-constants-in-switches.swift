import Furnish

// The cases of a switch and the keys of a table are the values of static constants, which differ.
struct Users: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
struct Orders: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(String.self) { "" } }
}
protocol Command {
  static var name: String { get }
  init(_ provider: any ServiceProvider)
}
struct ListUsers: Command {
  static let name = "users"
  let count: Int
  init(_ provider: any ServiceProvider) { count = provider.resolveRequired() }
}
struct ListOrders: Command {
  static let name = "orders"
  let text: String
  init(_ provider: any ServiceProvider) { text = provider.resolveRequired() }
}

let commands: [String: any Command.Type] = [ListUsers.name: ListUsers.self, ListOrders.name: ListOrders.self]

func modules(for name: String) -> [any ServiceModule] {
  switch name {
  case ListUsers.name: [Users()]
  case ListOrders.name: [Orders()]
  default: []
  }
}

func start(_ name: String) throws {
  guard let command = commands[name] else { return }
  let container = ServiceContainer()
  for module in modules(for: name) { try container.services.include(module) }
  _ = command.init(try container.validated())
}
try start(CommandLine.arguments[1])
