// A parameter that may hold a provider has one where the caller passes one, and none where the caller passes `nil`. A value
// behind `??` with a literal is not `nil`, whatever input it depends on.
func enterScope(_ scope: (any ServiceProvider)?, _ s: any ServiceCollection) {
  if let scope { print(scope); return }
  s.register(Int.self) { 1 }
}
func s1() throws {
  let container = ServiceContainer()
  enterScope(nil, container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func s2() throws {
  let base = ServiceContainer()
  let provider = try base.validated()
  let container = ServiceContainer()
  enterScope(provider, container.services)
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func addBeside(_ scope: any ServiceProvider, _ extra: (any ServiceProvider)?, _ s: any ServiceCollection) {
  if let extra { s.register(Int.self) { 1 }; print(extra) }
}
func s3() throws {
  let base = ServiceContainer()
  let provider = try base.validated()
  let container = ServiceContainer()
  addBeside(provider, provider, container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func s4() throws {
  let base = ServiceContainer()
  let provider = try base.validated()
  let container = ServiceContainer()
  addBeside(provider, nil, container.services)
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
final class Setup {
  var port: Int?
  func load() { port = Int(CommandLine.arguments.first ?? "") ?? 80 }
}
func loaded() throws {
  let container = ServiceContainer()
  let setup = Setup()
  setup.load()
  if let port = setup.port { container.services.register(Int.self) { port } }
  print(try container.validated().resolveRequired(Int.self))
}
func local() throws {
  let container = ServiceContainer()
  var port: Int?
  port = Int(CommandLine.arguments.first ?? "") ?? 80
  if let port { container.services.register(Int.self) { port } }
  print(try container.validated().resolveRequired(Int.self))
}
func input() throws {
  let container = ServiceContainer()
  let port: Int? = Int(CommandLine.arguments.first ?? "")
  if let port { container.services.register(Int.self) { port } }
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}

// The associated values of a case are the parameters of a recipe.
enum Payment: Sendable { case card(Double) }
func paid() throws {
  let container = ServiceContainer()
  container.services.register(Payment.self, Payment.card)  //~ missing-service: Double
  print(try container.validated().resolveRequired(Payment.self))
  let other = ServiceContainer()
  other.services.register(Double.self) { 1 }
  other.services.register(Payment.self, Payment.card)
  print(try other.validated().resolveRequired(Payment.self))
}
