import Furnish

// Literals are compared by their values, however the source writes them.
struct Log: Sendable {}
struct Store: Sendable {}
struct Clock: Sendable {}
struct Cache: Sendable {}
struct Mail: Sendable {}

let container = ServiceContainer()
let services = try container.services
let sixteen = 16
let thousand = 1e3
let accent = "é"
if sixteen == 0x10 { services.register(Log.self) { Log() } }
if sixteen == 1_6, 0b11 == 3 { services.register(Store.self) { Store() } }
if thousand == 1000, 1.0 == 1 { services.register(Clock.self) { Clock() } }
if accent == "e\u{301}" { services.register(Cache.self) { Cache() } }
switch sixteen {
case 0o20: services.register(Mail.self) { Mail() }
default: break
}
let provider = try container.validated()
print(provider.resolveRequired(Log.self), provider.resolveRequired(Store.self), provider.resolveRequired(Clock.self))
print(provider.resolveRequired(Cache.self), provider.resolveRequired(Mail.self))
