import Furnish

// Nothing is missing in a container where the program leaves it before it uses it.
struct Account: Sendable { let token: String }
struct Client: Sendable { let account: Account }
struct Clock: Sendable {}
struct Failure: Error {}
func load() throws -> String {
  guard let line = readLine() else { throw Failure() }
  return line
}

func start() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Client.self, Client.init(account:))
  guard CommandLine.arguments.count > 1 else { return }
  services.register(Account.self) { Account(token: "a") }
  print(try container.validated().resolveRequired(Client.self))
}
func makeProvider() throws -> ServiceScope? {
  let container = ServiceContainer()
  try container.services.register(Client.self, Client.init(account:))
  do {
    let token = try load()
    try container.services.register(Account.self) { Account(token: token) }
  } catch {
    return nil
  }
  return try container.validated()
}
func makeOther(_ isLive: Bool) throws -> ServiceScope {
  let container = ServiceContainer()
  try container.services.register(Client.self, Client.init(account:))  //~ missing-service: contains("live")` is false
  if isLive { try container.services.register(Account.self) { Account(token: "b") } }
  if CommandLine.arguments.contains("exit") { throw Failure() }
  return try container.validated()
}
try start()
print(try makeProvider()?.resolveRequired(Client.self) as Any)
print(try makeOther(CommandLine.arguments.contains("live")).resolveRequired(Client.self))

// A method of a container as a value is a use of it.
func validate(_ isChecked: Bool) throws {
  let container = ServiceContainer()
  try container.services.register(Client.self, Client.init(account:))  //~ missing-service: Account is not registered
  if isChecked {
    try container.services.register(Account.self) { Account(token: "c") }
    _ = try container.validated()
    return
  }
  let validate = container.validated
  print(try validate())
}
try validate(CommandLine.arguments.contains("check"))
