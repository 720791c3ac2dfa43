import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct Service: Sendable {
  static func live(clock: any Clock) -> Self { Self() }
}
func makeService(log: any Log) -> Service { Service() }

func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register(Service.self, Service.live(clock:))
    .register(Service.self, name: "free", makeService)
}
