// Functions declare the modules that they include, under the same names.
struct Page: Sendable { let log: any Log }
func tests() throws {
  let container = ServiceContainer()
  try container.services.include(Stubs())
  _ = try container.validated().resolveRequired(Page.self)
  struct Stubs: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register((any Log).self) { Silence() }.include(Inner())
    }
    struct Inner: ServiceModule {
      func register(in services: any ServiceCollection) {
        services.register(Page.self, Page.init(log:)).register(Silence.self) { Silence() }  //~ unused-registration: Silence
      }
    }
  }
  struct Silence: Log, Sendable {}
}
func previews() throws {
  struct Stubs: ServiceModule {
    func register(in services: any ServiceCollection) { services.register(Silence.self) { Silence() } }
  }
  struct Silence: Log, Sendable {}
  let container = ServiceContainer()
  try container.services.include(Stubs())
  let provider = try container.validated()
  _ = provider.resolveRequired(Silence.self)
  _ = provider.resolveRequired(Page.self)  //~ missing-service: Page
}
