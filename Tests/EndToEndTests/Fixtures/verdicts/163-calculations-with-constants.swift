import Furnish

// Tests of known texts, lists and ranges are evaluated, also where a function receives the value.
struct Log: Sendable {}
struct Store: Sendable {}
struct Clock: Sendable {}
struct Cache: Sendable {}
struct Mail: Sendable {}
struct Search: Sendable {}

struct Settings: Sendable {
  let isTest: Bool
  static let current = Settings(isTest: false)
}
enum Stage: String { case test, staging, production }

func wire(_ services: any ServiceCollection, name: String, stage: Stage) {
  let names: [String] = ["log", "store"]
  let count = 3
  if names.contains("log") { services.register(Log.self) { Log() } }
  if [.staging, .production].contains(stage) { services.register(Store.self) { Store() } }
  if case 1...5 = count { services.register(Clock.self) { Clock() } }
  if 1..<4 ~= count, name.hasPrefix("prod") { services.register(Cache.self) { Cache() } }
  if !name.isEmpty { services.register(Mail.self) { Mail() } }
  if Settings.current.isTest { print("test") } else { services.register(Search.self) { Search() } }
}

let container = ServiceContainer()
wire(try container.services, name: "prod-eu", stage: .production)
let provider = try container.validated()
print(provider.resolveRequired(Log.self), provider.resolveRequired(Store.self), provider.resolveRequired(Clock.self))
print(provider.resolveRequired(Cache.self), provider.resolveRequired(Mail.self), provider.resolveRequired(Search.self))
