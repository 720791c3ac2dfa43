// The initializer that is compiled decides what a service needs.
struct Tracker: Sendable {
  #if DEBUG
  init(log: any Log, clock: any Clock) {}
  #else
  init(log: any Log) {}
  #endif
}
struct Logs: ServiceModule {
  #if DEBUG
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
  #else
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
  #endif
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.include(Logs())
  try container.services.register(Tracker.self, Tracker.init)
  #if DEBUG
  try container.services.register((any Clock).self) { SystemClock() }
  #endif
  let provider = try container.validated()
  _ = provider.resolveRequired(Tracker.self)
  _ = provider.resolveRequired(Int.self)  //~ missing-service: Int
}
