// A function that receives the provider is a recipe like a closure, and a property without a type has that of its value.
struct Database: Sendable {}
struct Log: Sendable {}
struct Users: Sendable { let database: Database; let log: Log }
struct Orders: Sendable { let database: Database; let mail: Mail }
struct Mail: Sendable {}
struct Client: Sendable { let database: Database; var retries = 3 }
func makeUsers(_ provider: any ServiceProvider) -> Users {
  let database = provider.resolveRequired(Database.self)
  return Users(database: database, log: provider.resolveRequired())
}
func makeOrders(_ provider: any ServiceProvider) -> Orders {
  Orders(database: provider.resolveRequired(), mail: provider.resolveRequired())
}
let container = ServiceContainer()
try container.services
  .register(Database.self) { Database() }
  .register(Log.self) { Log() }
  .register(Users.self, makeUsers)
  .register(Orders.self, makeOrders)  //~ missing-service: Mail
  .register(Client.self, Client.init)  //~ missing-service: Int
let provider = try container.validated()
print(provider.resolveRequired(Users.self), provider.resolveRequired(Orders.self), provider.resolveRequired(Client.self))
