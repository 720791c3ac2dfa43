// `callAsFunction` that a program adds to providers requests what its caller names.
extension ServiceProvider {
  func callAsFunction<T: Sendable>(_ type: T.Type) -> T { resolveRequired(type) }
}
let container = ServiceContainer()
try container.services.register(Int.self) { 1 }
let provider = try container.validated()
print(provider(Int.self))
print(provider(String.self))  //~ missing-service: String
