import Furnish

@Injected var log: any Log
func start() {
  ServiceLocator.shared.addService(service: SystemClock() as any Clock)
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct SystemClock: Clock {}
