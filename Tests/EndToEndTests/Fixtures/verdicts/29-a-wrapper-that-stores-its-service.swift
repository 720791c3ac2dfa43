// A property wrapper requests its service at its first use, when it has stored none.
@propertyWrapper final class Resolved<Service> {
  private var storage: Service?
  init() {}
  var wrappedValue: Service {
    storage
      ?? {
        let service = App.provider.resolveRequired(Service.self)
        storage = service
        return service
      }()
  }
}
@propertyWrapper final class Given<Service> {
  private var storage: Service?
  init(_ storage: Service? = nil) { self.storage = storage }
  var wrappedValue: Service { storage ?? App.provider.resolveRequired(Service.self) }
}
enum App {
  static let container: ServiceContainer = {
    let container = ServiceContainer()
    try! container.services.register((any Log).self) { ConsoleLog() }
    return container
  }()
  static let provider = try! container.validated()
}
final class First { @Resolved var log: any Log }
final class Second { @Resolved var log: any Log }
final class Third { @Resolved var log: any Log }
final class Fourth { @Resolved var log: any Log }
final class Fifth { @Resolved var log: any Log }
final class Sixth { @Resolved var log: any Log }
final class Seventh { @Resolved var log: any Log }
final class Eighth { @Resolved var log: any Log }
final class Ninth {
  @Resolved var clock: any Clock  //~ missing-service: any Clock
  @Given var name: String  //~ missing-service: String
}
