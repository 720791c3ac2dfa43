// The programs about validation of the article "Set up a container", and their output.
import Furnish

protocol Log: Sendable {}
final class ConsoleLog: Log {}
final class Database: Sendable {
  init(log: any Log) {}
  static func open() async throws -> Database { Database(log: ConsoleLog()) }
}

final class User: Sendable {}
final class Basket: Sendable {
  init(user: User) {}
}

final class Hen: Sendable {
  init(egg: Egg) {}
}

final class Egg: Sendable {
  init(hen: Hen) {}
}

final class Report: Sendable {
  init(screen: Screen) {}
}

@MainActor final class Screen {}

struct Mail: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self, name: "port") { 25 } }
}

struct Web: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self, name: "port") { 80 } }
}

// snippet.wiring
let container = ServiceContainer()
let services = try container.services
services.register((any Log).self, name: "file") { ConsoleLog() }
services.register(Database.self, Database.init(log:))
services.register(Hen.self, Hen.init(egg:))
services.register(Egg.self, Egg.init(hen:))
services.register(User.self, lifetime: .scoped, User.init)
services.register(Basket.self, Basket.init(user:))
services.registerOnMainActor(Screen.self) { Screen() }
services.register(Report.self, Report.init(screen:))
// snippet.end

// snippet.validating
do {
  try container.validated()
} catch {
  print(error)
}
// snippet.end

// snippet.others
let others = ServiceContainer()
let more = try others.services
more.register(User.self, lifetime: .scoped, eager: true, User.init)
more.register(Basket.self) { provider in Basket(user: provider.resolveRequired(User.self)) }
more.include(Mail())
more.include(Web())

for finding in others.findings {
  print(finding.severity, finding.rule, finding)
}
// snippet.end

// snippet.awaiting
let awaited = ServiceContainer()
try awaited.services.register(Database.self) { () async throws in try await Database.open() }
let provider = try awaited.validated()
do {
  let database = try provider.require(Database.self)
  print(database)
} catch {
  print(error)
}
// snippet.end
