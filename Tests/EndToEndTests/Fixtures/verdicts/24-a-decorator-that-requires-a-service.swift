// A decorator requires a service that is missing: its place is the decorator's.
final class Timed: Log { init(inner: any Log, clock: any Clock) {} }
func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register((any Log).self) { ConsoleLog() }
    .decorate((any Log).self) { (inner: any Log, clock: any Clock) in Timed(inner: inner, clock: clock) }  //~ missing-service: any Clock
  _ = try container.validated().resolveRequired((any Log).self)
}
