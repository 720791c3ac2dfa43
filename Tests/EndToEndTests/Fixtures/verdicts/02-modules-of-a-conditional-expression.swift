// One of two modules lacks what the program requests.
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
  let services = try container.services
  fake ? services.include(Whole()) : services.include(Half())
  services.register(Page.self, Page.init(clock:))  //~ missing-service: fake is false
}
struct Page: Sendable { init(clock: any Clock) {} }
