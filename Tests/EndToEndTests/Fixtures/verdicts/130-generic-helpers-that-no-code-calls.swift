// Of a generic function that no code calls, no request is made.
struct Alarm: Sendable {}
extension ServiceProvider {
  func get<T: Sendable>(_ type: T.Type = T.self) -> T { resolveRequired(type) }
}
func add<T: Sendable>(_ service: T, to services: any ServiceCollection) {
  services.register(T.self, instance: service)
}
let container = ServiceContainer()
try container.services.register(Alarm.self) { Alarm() }
print(try container.validated().resolveRequired(Alarm.self))
