// A recipe passes its provider to an initializer or a function, whose body requests from it.
struct Page: Sendable {
  init(provider: any ServiceProvider) {
    _ = provider.resolveRequired((any Log).self)
    _ = provider.resolveRequired(Int.self)
  }
}
struct List: Sendable {}
struct Search: Sendable {}
func makeList(_ provider: any ServiceProvider) -> List {
  _ = provider.resolveRequired(Double.self)
  return List()
}
func makeSearch(using provider: any ServiceProvider) -> Search {
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired(String.self)
  return Search()
}
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self) { ConsoleLog() }
  services.register(Page.self) { Page(provider: $0) }  //~ missing-service: Int
  services.register(List.self) { makeList($0) }  //~ missing-service: Double
  services.register(Search.self) { makeSearch(using: $0) }  //~ missing-service: String
  let provider = try container.validated()
  _ = provider.resolveRequired(Page.self)
  _ = provider.resolveRequired(List.self)
  _ = provider.resolveRequired(Search.self)
}
