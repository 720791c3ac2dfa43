// A builder that is copied with each step.
struct Builder {
  private var modules: [any ServiceModule] = []
  func with(_ module: any ServiceModule) -> Self {
    var copy = self
    copy.modules.append(module)
    return copy
  }
  func build() throws -> ServiceScope {
    let container = ServiceContainer()
    modules.forEach { try! container.services.include($0) }
    return try container.validated()
  }
}
struct Logs: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self, ClockedLog.init(clock:)) }
}
struct Clocks: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
}
func wire() throws {
  let provider = try Builder().with(Logs()).with(Clocks()).build()
  _ = provider.resolveRequired((any Log).self)
}
