import Furnish

protocol Log: Sendable { func write(_ line: String) }
struct ConsoleLog: Log { func write(_ line: String) { print(line) } }
struct Database: Sendable {}
struct Accounts: Sendable {
  let database: Database
  let log: any Log
}

let container = ServiceContainer()
try container.services
  .register((any Log).self) { ConsoleLog() }
  .register(Accounts.self, lifetime: .scoped, Accounts.init(database:log:))

do {
  let provider = try container.validated()
  let request = provider.makeScope()
  request.resolveRequired(Accounts.self).log.write("ready")
} catch {
  print(error)
}
