// A locator has the services that code adds to it, and no services of containers.
@main struct App {
  static func main() throws {
    let container = ServiceContainer()
    try container.services.register((any Log).self) { ConsoleLog() }
    let provider = try container.validated()
    withServices { $0.provider = provider } operation: {
      let log: any Log = ServiceLocator.shared.getService()  //~ missing-service: any Log
      print(log)
    }
    print(provider.resolveRequired((any Log).self))
  }
}
