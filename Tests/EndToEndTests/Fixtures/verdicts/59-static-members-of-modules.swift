// The members that a program adds to modules are read: they decide the properties of the modules that they create.
struct Storage: ServiceModule {
  var hasLog = true
  func register(in services: any ServiceCollection) {
    if hasLog { services.register((any Log).self) { ConsoleLog() } }
    services.register((any Clock).self, LoggedClock.init(log:))
  }
}
extension ServiceModule where Self == Storage {
  static var storage: Self { Storage() }
}
let container = ServiceContainer()
try container.services.include(.storage)
print(try container.validated().resolveRequired((any Clock).self))
