// A provider that overrides a service replaces it for the services of the provider below as well.
struct Page: Sendable { let log: any Log }
struct Draft: Sendable {}
let container = ServiceContainer()
try container.services.register((any Log).self) { ConsoleLog() }
try container.services.register(Page.self, Page.init(log:))  //~ captive-dependency: Page
let provider = try container.validated()
let scoped = provider.overriding { $0.register((any Log).self, lifetime: .scoped) { ConsoleLog() } }
print(provider.resolveRequired(Page.self), scoped.makeScope().resolveRequired((any Log).self))
