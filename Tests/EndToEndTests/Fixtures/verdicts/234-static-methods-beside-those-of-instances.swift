// A static method and one of an instance may have the same name and the same parameters.
final class Wiring {
  static func add(_ s: any ServiceCollection) { s.register(Int.self) { 1 } }
  func add(_ s: any ServiceCollection) { s.register(String.self) { "" } }
}
let container = ServiceContainer()
Wiring.add(try container.services)
Wiring().add(try container.services)
let provider = try container.validated()
print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self))
