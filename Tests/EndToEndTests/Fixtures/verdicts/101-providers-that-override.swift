// A provider from `overriding` has the services of the provider below and its own.
protocol Log: Sendable {}
struct FileLog: Log {}
struct SilentLog: Log {}
struct Cache: Sendable {}
struct Page: Sendable { let log: any Log }
struct Draft: Sendable {}
let container = ServiceContainer()
let isMock = CommandLine.arguments.contains("mock")
if !isMock { try container.services.register((any Log).self) { FileLog() } }
try container.services.register(Draft.self, lifetime: .scoped) { Draft() }
let provider = try container.validated()
let silent = provider.overriding { $0.register((any Log).self) { SilentLog() } }
print(silent.resolveRequired((any Log).self))
let both = silent.overriding { $0.register(Page.self, Page.init(log:)) }
print(both.resolveRequired(Page.self))
let cached = provider.overriding { if isMock { $0.register(Cache.self) { Cache() } } }
print(cached.resolveRequired(Cache.self))  //~ missing-service: isMock is false
print(silent.resolveRequired(Page.self))  //~ missing-service: Page
print(silent.makeScope().resolveRequired(Draft.self))
print(silent.resolveRequired(Draft.self))  //~ scoped-from-root: Draft
