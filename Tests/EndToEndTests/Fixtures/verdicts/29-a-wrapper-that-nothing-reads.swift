// A private property whose wrapper requests its service at the first read requests nothing if no code reads it.
@propertyWrapper struct Resolved<Service> {
  var wrappedValue: Service { App.provider.resolveRequired(Service.self) }
}
@propertyWrapper struct ResolvedAtOnce<Service> {
  let wrappedValue: Service
  init() { wrappedValue = App.provider.resolveRequired(Service.self) }
}
enum App {
  static let container: ServiceContainer = {
    let container = ServiceContainer()
    try! container.services.register((any Log).self) { ConsoleLog() }
    return container
  }()
  static let provider = try! container.validated()
}
final class Page {
  @Resolved var log: any Log
  @Resolved private var unread: Int
  @Resolved private var count: UInt  //~ missing-service: UInt
  @Resolved private var name: String  //~ missing-service: String
  @Resolved var clock: any Clock  //~ missing-service: any Clock
  @ResolvedAtOnce private var rate: Double  //~ missing-service: Double
  @Resolved private var `default`: Float  //~ missing-service: Float
  @Resolved private var `extension`: Character
  func show() { print(count, _name.wrappedValue, self.default) }
}
