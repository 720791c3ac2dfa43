// An argument of a type without a conformance, or of an unconstrained generic parameter, does not meet a constraint.
protocol Special {}
struct Engine: Special {}
struct Other {}
func add<T>(_ x: T, _ s: any ServiceCollection) { s.register(String.self) { "" } }
func add<T: Special>(_ x: T, _ s: any ServiceCollection) { s.register(Double.self) { 1 } }
func wrap<T>(_ x: T, _ s: any ServiceCollection) { add(x, s) }
func declared() throws {
  let container = ServiceContainer()
  add(Other(), container.services)
  print(try container.validated().resolveRequired(String.self))
}
func standard() throws {
  let (first, second) = (ServiceContainer(), ServiceContainer())
  add("a", first.services)
  add([1], second.services)
  for provider in [try first.validated(), try second.validated()] { print(provider.resolveRequired(String.self)) }
}
func wrapped() throws {
  let container = ServiceContainer()
  wrap(Engine(), container.services)
  print(try container.validated().resolveRequired(String.self))
}
func constrained() throws {
  let container = ServiceContainer()
  add(Engine(), container.services)
  print(try container.validated().resolveRequired(Double.self))
}
