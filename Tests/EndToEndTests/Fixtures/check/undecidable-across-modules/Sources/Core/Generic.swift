public import Furnish

public func register<T: Sendable>(_ type: T.Type, in services: any ServiceCollection, _ make: @escaping @Sendable () -> T) {
  services.register(type) { make() }
}
public func registerUnknown(in services: any ServiceCollection) { services.register(pick()) { 1 } }
