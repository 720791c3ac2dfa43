// A subscript of a registry of the program's own.
final class Registry {
  let container = ServiceContainer()
  subscript<T: Sendable>(type: T.Type) -> (@Sendable () -> T)? {
    get { nil }
    set { try! container.services.register(type) { newValue!() } }
  }
}
func wire() throws {
  let registry = Registry()
  registry[(any Clock).self] = { SystemClock() }
  registry[Page.self] = { Page() }
  let provider = try registry.container.validated()
  _ = provider.resolveRequired((any Clock).self)
  _ = provider.resolveRequired(Page.self)
  _ = provider.resolveRequired((any Log).self)  //~ missing-service
}
struct Page: Sendable {}
