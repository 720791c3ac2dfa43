// A branch in a loop over unknown elements runs if some element meets its test. Loops over the same list share this
// condition, and so does `contains`.
import Foundation
enum Feature: String { case lint, format, docs }
struct Lint: Sendable {}
struct Format: Sendable {}
struct Docs: Sendable {}
func run(_ features: [Feature]) throws {
  let container = ServiceContainer()
  let services = try container.services
  for feature in features {
    switch feature {
    case .lint: services.register(Lint.self) { Lint() }
    case .format, .docs:
      services.register(Format.self) { Format() }
      services.register(Docs.self) { Docs() }
    }
  }
  let provider = try container.validated()
  print(provider.resolveRequired(Docs.self))  //~ missing-service: Docs
  print(provider.resolveRequired(Lint.self))  //~ missing-service: no element of `features` is .lint
  for feature in features {
    switch feature {
    case .lint: print(provider.resolveRequired(Lint.self))
    default: print(provider.resolveRequired(Format.self))
    }
  }
  for feature in features {
    if feature == .lint { print(provider.resolveRequired(Lint.self)) } else { print(provider.resolveRequired(Docs.self)) }
  }
  features.forEach { feature in
    guard feature == .lint else { return }
    print(provider.resolveRequired(Lint.self))
  }
  if features.contains(.lint) { print(provider.resolveRequired(Lint.self)) }
  for feature in features where feature == .lint { print(provider.resolveRequired(Lint.self)) }
}
try run(CommandLine.arguments.compactMap(Feature.init(rawValue:)))
struct Tracing: Sendable {}
struct Metrics: Sendable {}
struct Plugin: Decodable { let kind: String; let isOn: Bool }
func runPlugins(_ plugins: [Plugin]) throws {
  let container = ServiceContainer()
  let services = try container.services
  for plugin in plugins where plugin.isOn {
    if plugin.kind == "tracing" {
      services.register(Tracing.self) { Tracing() }
    } else {
      services.register(Metrics.self) { Metrics() }
    }
  }
  let provider = try container.validated()
  for plugin in plugins {
    guard plugin.isOn else { continue }
    if plugin.kind == "tracing" { print(provider.resolveRequired(Tracing.self)) }
    if plugin.kind != "tracing" { print(provider.resolveRequired(Metrics.self)) }
  }
  print(provider.resolveRequired(Tracing.self))  //~ missing-service: Tracing
}
try runPlugins(JSONDecoder().decode([Plugin].self, from: Data(contentsOf: URL(fileURLWithPath: "plugins.json"))))
struct Primary: Sendable {}
struct Replica: Sendable {}
struct Database: Decodable { let isPrimary: Bool; let isReplica: Bool }
func runDatabases(_ databases: [Database]) throws {
  let container = ServiceContainer()
  let services = try container.services
  for database in databases {
    if database.isPrimary { services.register(Primary.self) { Primary() } }
    if database.isReplica { services.register(Replica.self) { Replica() } }
  }
  if !databases.contains(where: \.isPrimary) { services.register(Primary.self) { Primary() } }
  let provider = try container.validated()
  print(provider.resolveRequired(Primary.self), provider.resolve(Replica.self) as Any)
  if databases.contains(where: { $0.isReplica }) { print(provider.resolveRequired(Replica.self)) }
  print(provider.resolveRequired(Replica.self))  //~ missing-service: Replica
}
try runDatabases(JSONDecoder().decode([Database].self, from: Data(contentsOf: URL(fileURLWithPath: "databases.json"))))
enum Tool: String {
  case search, export
  func register(in services: ServiceCollection) {
    switch self {
    case .search: services.register(Int.self) { 1 }
    case .export: services.register(Double.self) { 1 }
    }
  }
  func run(_ provider: any ServiceProvider) {
    switch self {
    case .search: print(provider.resolveRequired(Int.self))
    case .export: print(provider.resolveRequired(Double.self))
    }
  }
}
func runTools(_ tools: [Tool]) throws {
  let container = ServiceContainer()
  for tool in tools { tool.register(in: try container.services) }
  let provider = try container.validated()
  for tool in tools { tool.run(provider) }
  print(provider.resolveRequired(Double.self))  //~ missing-service: Double
}
try runTools(CommandLine.arguments.compactMap(Tool.init(rawValue:)))
struct Cache: Sendable {}
struct Queue: Sendable {}
struct CacheModule: ServiceModule {
  func register(in services: ServiceCollection) { services.register(Cache.self) { Cache() } }
}
struct QueueModule: ServiceModule {
  func register(in services: ServiceCollection) { services.register(Queue.self) { Queue() } }
}
func runModules(_ names: [String]) throws {
  var modules: [any ServiceModule] = []
  for name in names {
    switch name {
    case "cache": modules.append(CacheModule())
    case "queue": modules.append(QueueModule())
    default: break
    }
  }
  let container = ServiceContainer()
  for module in modules { try container.services.include(module) }
  let provider = try container.validated()
  for name in names { if name == "cache" { print(provider.resolveRequired(Cache.self)) } }
  print(provider.resolveRequired(Queue.self))  //~ missing-service: no element of `names` is "queue"
}
try runModules(CommandLine.arguments)
func runFlags(_ names: [String]) throws {
  let container = ServiceContainer()
  var hasText = false
  for name in names {
    if name == "text" {
      try container.services.register(String.self) { "" }
      hasText = true
    }
  }
  let provider = try container.validated()
  if hasText { print(provider.resolveRequired(String.self)) }
}
try runFlags(CommandLine.arguments)
