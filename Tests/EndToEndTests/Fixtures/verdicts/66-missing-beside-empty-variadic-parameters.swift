// A variadic parameter without arguments is an empty list.
struct Numbers: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
func modules(_ others: any ServiceModule...) throws -> ServiceScope {
  let container = ServiceContainer()
  for module in [Numbers()] + others { container.services.include(module) }
  return try container.validated()
}
func steps(_ steps: ((any ServiceCollection) -> Void)...) throws -> ServiceScope {
  let container = ServiceContainer()
  container.services.register(Int.self) { 1 }
  for step in steps { step(container.services) }
  return try container.validated()
}
print(try modules().resolveRequired(Int.self))
print(try modules().resolveRequired(String.self))  //~ missing-service: String
print(try steps().resolveRequired(Int.self))
print(try steps().resolveRequired(Double.self))  //~ missing-service: Double
