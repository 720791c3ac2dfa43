// The module itself is the value of a conditional expression.
struct Whole: ServiceModule {
  func register(in services: any ServiceCollection) {
    services.register((any Log).self) { ConsoleLog() }.register((any Clock).self) { SystemClock() }
  }
}
struct Half: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}

func wire(fake: Bool) throws {
  let container = ServiceContainer()
  let module: any ServiceModule = fake ? Whole() : Half()
  try container.services.include(module).register(Page.self, Page.init(clock:))  //~ missing-service: fake is false
}
struct Page: Sendable { init(clock: any Clock) {} }
