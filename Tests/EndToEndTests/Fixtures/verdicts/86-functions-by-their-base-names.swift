// A method that is passed on by its name without labels is followed like one with its labels.
enum Logs {
  static func register(in services: any ServiceCollection) {
    services.register((any Clock).self, LoggedClock.init(log:))  //~ missing-service: any Log
  }
}
struct Numbers {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
let container = ServiceContainer()
let services = try container.services
[Logs.register].forEach { $0(services) }
let add = Numbers().register
add(services)
let provider = try container.validated()
print(provider.resolveRequired((any Clock).self), provider.resolveRequired(Int.self))
