// Of functions with the same labels, the one for the type of the argument is called.
struct Stamps { let count = 1 }
struct Letters { let text = "" }
func put(_ number: Int, _ services: any ServiceCollection) { services.register(Int.self, instance: number) }
func put(_ text: String, _ services: any ServiceCollection) { services.register(String.self, instance: text) }
extension ServiceCollection {
  func install(_ stamps: Stamps) { register(Float.self) { 1 } }
  func install(_ letters: Letters) { register(Double.self) { 1 } }
}
func first() throws {
  let container = ServiceContainer()
  let services = try container.services
  put("a", services)
  let letters = Letters()
  services.install(letters)
  let provider = try container.validated()
  print(provider.resolveRequired(String.self), provider.resolveRequired(Double.self))
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int
}
func second() throws {
  let container = ServiceContainer()
  let services = try container.services
  put(1, services)
  services.install(Stamps())
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self), provider.resolveRequired(Float.self))
  print(provider.resolveRequired(Double.self))  //~ missing-service: Double
}
