// A property wrapper of the program receives the type of its service.
@propertyWrapper struct Resolved<Service> {
  let wrappedValue: Service
  init() { wrappedValue = App.provider.resolveRequired(Service.self) }
  init(_ type: Service.Type) { wrappedValue = App.provider.resolveRequired(type) }
}
enum App {
  static let container: ServiceContainer = {
    let container = ServiceContainer()
    try! container.services.register((any Log).self) { ConsoleLog() }
    return container
  }()
  static let provider = try! container.validated()
}
actor Uploader {
  @Resolved var log: any Log
  @Resolved((any Clock).self) var clock  //~ missing-service: any Clock
}
