// A recipe that is registered under one test needs a service that is registered under another one: the tests may agree.
struct Page: Sendable { let log: any Log }
func run(_ readsFiles: Bool, _ storesFiles: Bool) throws {
  let container = ServiceContainer()
  if storesFiles { try container.services.register((any Log).self) { ConsoleLog() } }
  if readsFiles { try container.services.register(Page.self, Page.init(log:)) }  //~ warning missing-service: any Log
  let provider = try container.validated()
  if readsFiles { print(provider.resolveRequired(Page.self)) }
}
let arguments = CommandLine.arguments
try run(arguments.contains("read"), arguments.contains("store"))
