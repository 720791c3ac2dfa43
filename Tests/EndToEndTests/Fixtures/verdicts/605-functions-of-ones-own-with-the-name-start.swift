// A call of the program's own `start()` starts no container.
actor Journal {}
actor Index {}
actor Archive {}
protocol Command: Sendable {
  func run(_ services: any ServiceProvider) async throws
}
struct Undo: Command {
  func run(_ services: any ServiceProvider) async throws {
    print(services.resolveRequired(Journal.self))  //~ async-in-sync: which the program does not call
  }
}
struct Redo: Command {
  func run(_ services: any ServiceProvider) async throws { print(try await services.require(Archive.self)) }
}
struct Server {
  let services: any ServiceProvider
  func start(port: Int) {
    print("start at \(port)")
    print(services.resolveRequired(Index.self))  //~ async-in-sync: which the program does not call
  }
}
func launch(start: Int) {
  Server(services: provider).start(port: start)
}
func start() async throws {
  let command: any Command = CommandLine.arguments.count > 1 ? Undo() : Redo()
  try await command.run(provider)
}
let container = ServiceContainer()
try container.services
  .register(Journal.self, eager: true) { () async in Journal() }
  .register(Index.self, eager: true) { () async in Index() }
  .register(Archive.self, eager: true) { () async in Archive() }
let provider = try container.validated()
try await start()
launch(start: 80)
