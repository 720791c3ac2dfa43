// The container and the provider of an object are lazy properties.
final class Delegate {
  lazy var container: ServiceContainer = {
    let container = ServiceContainer()
    _ = try? container.services.register((any Log).self) { ConsoleLog() }
    return container
  }()
  lazy var provider = try! container.validated()
  func run() {
    _ = provider.resolveRequired((any Log).self)
    _ = provider.resolveRequired(Int.self)  //~ missing-service: Int
  }
}
Delegate().run()
