// The programs of AGENTS.md, which each build compiles.
import Furnish
import FurnishFoundation
import FurnishMacros

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct User: Sendable { let name: String }
struct Order: Sendable, Equatable { let id: UUID }
protocol Log: Sendable { func write(_ line: String) }
struct ConsoleLog: Log { func write(_ line: String) { print(line) } }

// snippet.value
enum RetriesKey: ServiceKey {
  static var defaultValue: Int { 3 }
  static var testValue: Int { 0 }
}

extension ServiceValues {
  var retries: Int {
    get { self[RetriesKey.self] }
    set { self[RetriesKey.self] = newValue }
  }
}
// snippet.end

// snippet.reading
struct Receipts: Sendable {
  @Injected(\.date) private var date
  @Injected(\.uuid) private var uuid

  func stamp() -> String { "\(uuid()) \(date.now)" }  // not UUID() and Date()
}
// snippet.end

// snippet.constant
final class Importer: Sendable {
  private let log = Injected<any Log>()  // a class with `@Injected var` cannot be Sendable

  func run() { log.wrappedValue.write("imported") }
}
// snippet.end

// snippet.closeable
final class Database: Closeable, Sendable {
  static func open() async throws -> Database { Database() }
  func close() async throws { print("the database is closed") }
}
// snippet.end

struct Orders: Sendable {
  let database: Database
  let log: any Log
}

enum Session: ScopeLevel { typealias Input = User }

final class Cart: Sendable {
  let user: User
  init(user: User) { self.user = user }
}

final class Page {
  var lines: [String] = []
}

// snippet.closures
@ClosureService(store: .none)
struct Payments: Sendable {
  var charge: @Sendable (_ order: Order) async throws -> Bool
}

extension Payments {
  static var mock: Self { Self(charge: { _ in true }) }
}
// snippet.end

// snippet.registering
struct ShopServices: ServiceModule {
  func register(in services: any ServiceCollection) {
    services
      .register((any Log).self) { ConsoleLog() }
      .register(Database.self, eager: true) { () async throws in try await Database.open() }
      .register(Orders.self, Orders.init(database:log:))
      .register(Cart.self, lifetime: .scoped(to: Session.self), Cart.init(user:))
      .register(Page.self, lifetime: .transient, Page.init)  // not Sendable: a new one for each requester
      .register(Payments.self) { .mock }
  }
}
// snippet.end

// snippet.starting
func run(_ body: (ServiceScope) async throws -> Void) async throws {
  let container = ServiceContainer()
  try container.services.include(ShopServices())
  try await container.start()  // validates, then creates services with `eager: true`
  do {
    try await body(container.provider)
  } catch {
    try? await container.close()
    throw error
  }
  try await container.close()
}
// snippet.end

// snippet.session
func checkOut(_ user: User, with provider: ServiceScope) async throws -> String {
  try await provider.withScope(Session.self, user) { session in
    try await session.require(Cart.self).user.name
  }
}
// snippet.end

// snippet.overriding
func price() -> Int {
  withServices {
    $0.retries = 5
  } operation: {
    ServiceValues.current.retries
  }
}
// snippet.end

// snippet.detached
func inTheBackground() async -> Int {
  await withEscapedServices { services in
    await Task.detached {
      services.yield { ServiceValues.current.retries }
    }.value
  }
}
// snippet.end

try await run { provider in
  print(try await provider.require(Orders.self).log, try await checkOut(User(name: "Ada"), with: provider))
  print(try await provider.require(Payments.self).charge(order: Order(id: UUID())))
  print(provider.resolveRequired(Page.self).lines.count)
  await withServices {
    $0.provider = provider
    $0.date = .constant(Date(timeIntervalSince1970: 0))
    $0.uuid = .incrementing
  } operation: {
    Importer().run()
    print(price(), Receipts().stamp(), await inTheBackground())
  }
}
