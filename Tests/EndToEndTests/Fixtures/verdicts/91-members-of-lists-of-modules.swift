// Members that the program adds to lists of modules are read, also if their result is `Self`.
struct Logs: ServiceModule {
  func register(in services: any ServiceCollection) {
    services.register((any Clock).self, LoggedClock.init(log:))  //~ missing-service: any Log
  }
}
struct Numbers: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
struct Texts: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(String.self) { "" } }
}
extension Array where Element == any ServiceModule {
  static var app: Self { [Logs(), Numbers()] }
}
extension [any ServiceModule] {
  static var texts: [any ServiceModule] { [Texts()] }
}
let container = ServiceContainer()
let services = try container.services
[any ServiceModule].app.forEach { services.include($0) }
let modules: [any ServiceModule] = .texts
for module in modules { services.include(module) }
let provider = try container.validated()
print(provider.resolveRequired((any Clock).self), provider.resolveRequired(Int.self))
print(provider.resolveRequired(String.self))
