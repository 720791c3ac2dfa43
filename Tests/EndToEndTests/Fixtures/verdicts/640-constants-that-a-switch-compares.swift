// A `switch` over a value that the source determines and the check does not calculate.
struct Stage: Sendable {
  let name: String
  let rank: Int
  static let production = Stage(name: "production", rank: 3)
}
struct Settings: Sendable {
  var stage: Stage
  static func current() -> Settings { return Settings(stage: .production) }
}
final class Journal: Sendable {}
final class Store: Sendable {}
final class Vault: Sendable {}

private func named(_ settings: Settings) throws -> any ServiceProvider {
  let container = ServiceContainer()
  switch settings.stage.name {
  case "production": container.services.register(Journal.self) { Journal() }
  default: break
  }
  return try container.validated()
}
print(try named(.current()).resolveRequired(Journal.self))  //~ warning missing-service: Journal

private func ranked(_ settings: Settings) throws -> any ServiceProvider {
  let container = ServiceContainer()
  switch settings.stage.rank {
  case 0...2: break
  case 3...: container.services.register(Store.self) { Store() }
  default: break
  }
  return try container.validated()
}
print(try ranked(.current()).resolveRequired(Store.self))  //~ warning missing-service: Store

struct Application {
  let settings: Settings
  func makeProvider() throws -> any ServiceProvider {
    let container = ServiceContainer()
    switch settings.stage.name {
    case "staging", "local": return try container.validated()
    default: container.services.register(Vault.self) { Vault() }
    }
    return try container.validated()
  }
}
print(try Application(settings: .current()).makeProvider().resolveRequired(Vault.self))  //~ warning missing-service: Vault

// Input decides these.
private func chosen(_ name: String) throws {
  let container = ServiceContainer()
  switch name {
  case "production": container.services.register(Journal.self) { Journal() }
  default: break
  }
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal
}
try chosen(CommandLine.arguments[1])
private func counted() throws {
  let container = ServiceContainer()
  switch CommandLine.arguments.count {
  case 3...: container.services.register(Store.self) { Store() }
  default: break
  }
  print(try container.validated().resolveRequired(Store.self))  //~ missing-service: Store
}
try counted()
