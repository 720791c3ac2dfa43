import Furnish

// The source determines the results of these tests, and the check does not: the finding is a warning.
struct Log: Sendable {}
struct Store: Sendable {}

let container = ServiceContainer()
let services = try container.services
let shifted = 1 << 3
if shifted == 8 { services.register(Log.self) { Log() } }
if Int("2") == 2 { services.register(Store.self) { Store() } }
let provider = try container.validated()
print(provider.resolveRequired(Log.self))  //~ warning missing-service: Log is not registered
print(provider.resolveRequired(Store.self))  //~ warning missing-service: Store is not registered
