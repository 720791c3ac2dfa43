// A function that is called as a value is called without its labels.
func addLog(to services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
enum Clocks {
  static func add(to services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
}
func wire() throws {
  let steps = [addLog(to:), Clocks.add(to:)]
  let container = ServiceContainer()
  let services = try container.services
  steps.forEach { $0(services) }
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired((any Clock).self)
  _ = provider.resolveRequired(Int.self)  //~ missing-service: Int
}
