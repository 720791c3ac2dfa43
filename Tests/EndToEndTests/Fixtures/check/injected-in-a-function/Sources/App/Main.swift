import Furnish

func wire() throws {
  @Injected var log: any Log
  @Injected var clock: any Clock
  print(log, clock)
}
func start() {
  ServiceLocator.shared.addService(service: SystemClock() as any Clock)
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct SystemClock: Clock {}
