// An eager recipe that throws, in a program that never calls `start()`: the request is the first to create the service.
final class Connection: Sendable { init() throws {} }
final class Transaction: Sendable { init(connection: Connection) {} }
final class File: Sendable { init() throws {} }

let container = ServiceContainer()
container.services
  .register(Connection.self, eager: true) { try Connection() }
  .register(Transaction.self, lifetime: .scoped, Transaction.init(connection:))
  .register(File.self, eager: true) { try File() }
let root = try container.validated()
print(root.makeScope().resolveRequired(Transaction.self))  //~ throwing-recipe: Connection
print(try root.require(File.self))
print(root.resolveRequired(File.self))
