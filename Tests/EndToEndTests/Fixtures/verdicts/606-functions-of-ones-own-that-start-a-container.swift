// A function of the program with the name `start` that starts a container.
actor Journal {}
actor Index {}
struct App {
  let container = ServiceContainer()
  func start() async throws { try await container.start() }
}
struct Server {
  let services: any ServiceProvider
  func start(port: Int) { print(port, services.resolveRequired(Index.self)) }
}
func start(_ app: App) async throws {
  try app.container.services
    .register(Journal.self, eager: true) { () async in Journal() }
    .register(Index.self, eager: true) { () async in Index() }
  let provider = try app.container.validated()
  print(provider.resolveRequired(Journal.self))  //~ async-in-sync: has not called before the request
  try await app.start()
  Server(services: provider).start(port: 80)
}
try await start(App())
