import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct NoLog: Log {}
struct Timed: Log { let inner: any Log; let clock: any Clock }

func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register((any Log).self) { NoLog() }
    .decorate((any Log).self) { (inner: any Log, clock: any Clock) in Timed(inner: inner, clock: clock) }
}
