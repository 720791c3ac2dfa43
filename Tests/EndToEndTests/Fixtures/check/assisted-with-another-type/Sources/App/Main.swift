import Furnish

struct Page: Sendable { init(id: Int) {} }
func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register(Page.self, with: Int.self) { (id: Int) in Page(id: id) }
  let provider = try container.validated()
  _ = provider.resolveRequired(Page.self, with: "three")
  _ = provider.resolveRequired(Page.self, with: 3)
}
