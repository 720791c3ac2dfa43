// An injected property reads the provider in force. The condition under which it does is unknown, so it is at most a warning
// that a container was given the service after a test.
struct Page { @Injected var log: any Log }  //~ warning missing-service: any Log
struct Request { @Injected var clock: any Clock }  //~ warning missing-service: any Clock
func run(_ arguments: [String]) throws {
  let container = ServiceContainer()
  let services = try container.services
  if arguments.isEmpty { return }
  services.register((any Log).self) { ConsoleLog() }
  #if CLOCK
    services.register((any Clock).self) { SystemClock() }
  #endif
  let provider = try container.validated()
  provider.withServices { print(Page(), Request()) }
}
func tell(_ isLoud: Bool) throws {
  let container = ServiceContainer()
  if isLoud { try container.services.register((any Clock).self) { SystemClock() } }
  _ = try container.validated().require((any Clock).self)  //~ missing-service: isLoud is false
}
