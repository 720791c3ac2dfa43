import Furnish

// Nothing in this program starts a container, so a service with `eager: true` that is created asynchronously is missing where a
// request cannot wait.
struct Journal: Sendable {}
struct Store: Sendable { let journal: Journal }
struct Page: Sendable { let store: Store }
struct Watch: Sendable {}

func run() async throws {
  let container = ServiceContainer()
  try container.services
    .register(Journal.self, eager: true) { () async in Journal() }
    .register(Store.self, Store.init(journal:))
    .register(Page.self, Page.init(store:))
    .register(Watch.self, eager: true) { () async in Watch() }
  let provider = try container.validated()
  print(provider.resolveRequired(Page.self))  //~ async-in-sync: Journal is created by start(), which the program does not call
  print(try await provider.require(Watch.self), provider.resolveRequired(Watch.self))
}
try await run()

func runOther() async throws {
  let container = ServiceContainer()
  try container.services
    .register(Journal.self, eager: true) { () async in Journal() }
    .register(Store.self, Store.init(journal:))
  let provider = try container.validated()
  print(try await provider.require(Store.self), provider.resolveRequired(Journal.self))
}
try await runOther()
