import Furnish

extension ServiceLocator {
  func add<T: Sendable>(_ service: T) { addService(service: service) }
  func get<T: Sendable>() -> T { getService() }
}
func setup() {
  ServiceLocator.shared.add(SystemClock() as any Clock)
  let clock: any Clock = ServiceLocator.shared.get()
  let log: any Log = ServiceLocator.shared.get()
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct SystemClock: Clock {}
