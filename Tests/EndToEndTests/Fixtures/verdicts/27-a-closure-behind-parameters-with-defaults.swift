// A closure behind a call belongs to the parameter that needs it, not to those before it that have defaults.
struct Options { var isLazy = false }
extension ServiceCollection {
  func add<S>(
    _ type: S.Type, name: ServiceName? = nil, options: Options = Options(), onCreated: (() -> Void)? = nil,
    factory: @escaping (any ServiceProvider) -> S
  ) {
    register(type, lifetime: .singleton, factory)
  }
}
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.add((any Log).self) { _ in ConsoleLog() }
  services.add(Page.self, options: Options(isLazy: true)) { Page(log: $0.resolveRequired((any Log).self)) }
  services.add((any Clock).self) { count += 1 } factory: { _ in SystemClock() }
  let provider = try container.validated()
  _ = provider.resolveRequired((any Clock).self)
  _ = provider.resolveRequired(Page.self)
  _ = provider.resolveRequired(Int.self)  //~ missing-service: Int
}
