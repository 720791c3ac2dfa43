import Furnish

// A loop over known elements ends at `break` and `return`, and continues after `continue`.
struct Journal: Sendable {}
struct Page: Sendable {}
struct Store: Sendable {}

func start() throws {
  let container = ServiceContainer()
  let services = try container.services
  for name in ["a", "b", "c"] {
    if name == "b" { break }
    services.register(String.self, name: ServiceName(name)) { name }
  }
  for name in ["a", "b", "c"] {
    if name == "b" { continue }
    services.register(Int.self, name: ServiceName(name)) { 1 }
  }
  for name in ["log", "page", "store"] {
    switch name {
    case "log": services.register(Journal.self) { Journal() }
    case "page": continue
    default: break
    }
    if name == "page" { services.register(Page.self) { Page() } }
    if name == "store" { services.register(Store.self) { Store() } }
  }
  let provider = try container.validated()
  print(provider.resolveRequired(String.self, name: "a"))
  print(provider.resolveRequired(String.self, name: "c"))  //~ missing-service: String "c" is not registered
  print(provider.resolveRequired(Int.self, name: "a"), provider.resolveRequired(Int.self, name: "c"))
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Store.self))
  print(provider.resolveRequired(Page.self))  //~ missing-service: Page is not registered
}
try start()
