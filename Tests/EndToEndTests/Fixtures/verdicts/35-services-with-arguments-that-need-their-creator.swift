// A service with an argument may need the service that creates it, since a call creates it later.
final class Flow: Sendable {
  let makeScreen: AssistedFactory<Screen, Int>
  init(makeScreen: AssistedFactory<Screen, Int>) { self.makeScreen = makeScreen }
}
final class Screen: Sendable {
  init(_ number: Int, flow: Flow, log: any Log) {}
}
func run() throws {
  let container = ServiceContainer()
  container.services
    .register(Flow.self, Flow.init(makeScreen:))
    .register((any Log).self) { ConsoleLog() }
    .register(Screen.self, with: Int.self, Screen.init(_:flow:log:))
  _ = try container.validated().resolveRequired(Flow.self).makeScreen(1)
}
func runWithout() throws {
  let container = ServiceContainer()
  container.services
    .register(Flow.self, Flow.init(makeScreen:))
    .register(Screen.self, with: Int.self, Screen.init(_:flow:log:))  //~ missing-service: any Log
  _ = try container.validated().resolveRequired(Flow.self).makeScreen(1)
}
