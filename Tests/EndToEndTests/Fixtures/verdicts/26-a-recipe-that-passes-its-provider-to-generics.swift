// A recipe passes its provider to functions of its module, and to generic and opaque parameters.
struct Page: Sendable {
  init(provider: some ServiceProvider) { _ = provider.resolveRequired(Int.self) }
}
struct List: Sendable {
  init<Provider: ServiceProvider>(using provider: Provider) {
    _ = provider.resolveRequired((any Log).self)
    _ = provider.resolveRequired(UInt.self)
  }
}
struct Search: Sendable {
  let limit: Double
}
struct Pages: ServiceModule {
  func register(in services: any ServiceCollection) {
    services.register((any Log).self) { ConsoleLog() }
    services.register(Page.self) { Page(provider: $0) }  //~ missing-service: Int
    services.register(List.self) { List(using: $0) }  //~ missing-service: UInt
    services.register(Search.self) { makeSearch($0) }  //~ missing-service: Double
  }
  private func makeSearch(_ provider: any ServiceProvider) -> Search { Search(limit: provider.resolveRequired()) }
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.include(Pages())
  let provider = try container.validated()
  _ = provider.resolveRequired(Page.self)
  _ = provider.resolveRequired(List.self)
  _ = provider.resolveRequired(Search.self)
}
