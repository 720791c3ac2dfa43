import Furnish

func wire() {
  let log = Injected<any Log>().wrappedValue
  print(log)
}
func start() {
  ServiceLocator.shared.addService(service: SystemClock() as any Clock)
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct SystemClock: Clock {}
