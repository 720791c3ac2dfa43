// A locator has a service for injected properties, and not for requests to a provider.
struct Page { @Injected var log: any Log }
func run(_ isLive: Bool) throws {
  let container = ServiceContainer()
  if isLive { try container.services.register((any Log).self) { ConsoleLog() } }
  let provider = try container.validated()
  ServiceLocator.shared.addService(service: ConsoleLog(), as: (any Log).self)
  provider.withServices { print(Page()) }
}
func read(_ provider: any ServiceProvider) { print(provider.resolveRequired((any Log).self)) }  //~ missing-service: any Log
try run(CommandLine.arguments.contains("live"))
