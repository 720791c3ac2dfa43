// Numbers, and the lengths of lists, that callers pass decide between branches.
func tiers(_ services: any ServiceCollection, level: Int = 0) {
  if level > 1 { services.register(Int.self) { 1 } } else { services.register(String.self) { "" } }
}
func basic() throws {
  let container = ServiceContainer()
  tiers(container.services)
  let provider = try container.validated()
  print(provider.resolveRequired(String.self))
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int
}
func extended() throws {
  let container = ServiceContainer()
  tiers(container.services, level: 3 - 1)
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))
  print(provider.resolveRequired(String.self))  //~ missing-service: String
}
func named(_ services: any ServiceCollection, _ names: [ServiceName]) {
  guard !names.isEmpty else { return }
  services.register(Float.self) { 1 }
  if names.count >= 2 { services.register(Double.self) { 1 } }
}
func one() throws {
  let container = ServiceContainer()
  named(container.services, ["a"])
  let provider = try container.validated()
  print(provider.resolveRequired(Float.self))
  print(provider.resolveRequired(Double.self))  //~ missing-service: Double
}
func several() throws {
  let container = ServiceContainer()
  named(container.services, ["a"] + ["b"])
  let provider = try container.validated()
  print(provider.resolveRequired(Float.self), provider.resolveRequired(Double.self))
}
func none() throws {
  let container = ServiceContainer()
  named(container.services, [])
  print(try container.validated().resolveRequired(Float.self))  //~ missing-service: Float
}
/// Two tests of one value agree, and so do a test and its opposite. Of a list that a loop fills, the length is unknown.
func unknown(_ level: Int, _ found: [String]) throws {
  let container = ServiceContainer()
  if level < 2 { container.services.register(Int.self) { 1 } }
  var names: [String] = []
  for name in found { names.append(name) }
  if names.isEmpty { container.services.register(String.self) { "" } }
  let provider = try container.validated()
  if level >= 2 { return }
  print(provider.resolveRequired(Int.self))
  print(provider.resolveRequired(String.self))  //~ warning missing-service: String
}
