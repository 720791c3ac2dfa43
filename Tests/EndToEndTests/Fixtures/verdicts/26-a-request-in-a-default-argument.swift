// A default argument requests a service wherever a caller leaves it out.
enum App {
  nonisolated(unsafe) static var provider: any ServiceProvider = try! makeContainer().validated()
}
func inject<Service>(_ type: Service.Type = Service.self) -> Service { App.provider.resolveRequired() }
func makeContainer() throws -> ServiceContainer {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }
  return container
}
final class Screen {
  let log: any Log
  init(log: any Log = inject()) { self.log = log }
}
final class Timer {
  let clock: any Clock
  init(clock: any Clock = inject()) { self.clock = clock }  //~ missing-service: any Clock
}
final class Limits {
  let count: Int
  init(count: Int = App.provider.resolveRequired(Int.self)) { self.count = count }  //~ missing-service: Int
}
func show() {
  _ = Screen()
  _ = Timer()
  _ = Limits()
}
