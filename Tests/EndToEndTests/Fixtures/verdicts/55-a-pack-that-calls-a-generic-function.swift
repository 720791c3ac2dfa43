// The members that a program adds to collections are read, whatever they contain.
struct Page: Sendable, ServiceImplementation {
  static var serviceRecipe: ServiceRecipe<Page> { ServiceRecipe(Page.self) { Page() } }
}
extension ServiceCollection {
  func addAll<each S: ServiceImplementation & Sendable>(_ types: repeat (each S).Type) { repeat _ = add(each types) }
  func add<S: ServiceImplementation & Sendable>(_ type: S.Type) -> any ServiceCollection { register(as: type) }
}
let container = ServiceContainer()
try container.services.addAll(Page.self)
print(try container.validated().resolveRequired(Page.self))
