// An argument of an `@autoclosure` has the type of the result.
struct Alarm: Sendable {}
struct Basket: Sendable {}
final class Coordinator: Sendable { init(alarm: @autoclosure @escaping () -> Alarm) { print(alarm()) } }
func show(_ basket: @autoclosure () -> Basket) { print(basket()) }
let container = ServiceContainer()
try container.services
  .register(Alarm.self) { Alarm() }
  .register(Coordinator.self) { provider in Coordinator(alarm: provider.resolveRequired()) }
let root = try container.validated()
show(root.resolveRequired()) //~ missing-service: Basket
print(root.resolveRequired(Coordinator.self))
