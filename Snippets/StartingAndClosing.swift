// The programs of the article "Start and close a container", which each build compiles.
import Furnish

struct Unreachable: Error {}

// snippet.closeable
final class Database: Closeable, Sendable {
  static func open() async throws -> Database { Database() }
  func close() async throws { print("the database is closed") }
}

final class Index: Closeable, Sendable {
  let database: Database
  init(database: Database) async throws { self.database = database }
  func close() async throws { print("the index is closed") }
}
// snippet.end

final class Pages: Sendable {
  let index: Index
  init(index: Index) { self.index = index }
}

actor Mailbox: Closeable {
  let database: Database
  init(database: Database) { self.database = database }
  func close() async throws { print("the mailbox is closed") }
}

final class Transaction: Closeable, Sendable {
  init(database: Database) {}
  func close() async throws { print("the transaction is closed") }
}

struct Request: Sendable { let path: String }
struct Response: Sendable { let status: Int }

struct Handler: Sendable {
  @Injected var transaction: Transaction
  func respond(to request: Request) async throws -> Response {
    print("answering \(request.path) in \(type(of: transaction))")
    return Response(status: 200)
  }
}

// snippet.notSendable
final class Screen {
  let index: Index
  init(index: Index) { self.index = index }
}

final class Parser {
  let index: Index
  init(index: Index) { self.index = index }
}

struct Importer: Sendable {
  let makeParser: Factory<Parser>
  func importAll() { print("importing with \(type(of: makeParser()))") }
}

func addImporters(_ services: any ServiceCollection) {
  services.register(Parser.self, lifetime: .transient, Parser.init(index:))
  services.register(Importer.self, Importer.init(makeParser:))
  services.registerOnMainActor(Screen.self, Screen.init(index:))
}

@MainActor
func show(with provider: ServiceScope) async throws -> Screen {
  try await provider.require(Screen.self)  // on the main actor: any service
}

func importAll(with provider: ServiceScope) async throws {
  let importer = try await provider.require(Importer.self)  // elsewhere: a service that is Sendable
  importer.importAll()
}
// snippet.end

func recipes(_ services: any ServiceCollection) {
  // snippet.recipes
  services.register(Database.self, eager: true) { () async throws in try await Database.open() }
  services.register(Index.self, eager: true) { (database: Database) async throws in
    try await Index(database: database)
  }
  services.register(Mailbox.self) { provider async throws in
    Mailbox(database: try await provider.require(Database.self))
  }
  // snippet.end
}

// snippet.starting
let container = ServiceContainer()
let services = try container.services
services.register(Database.self, eager: true) { () async throws in try await Database.open() }
services.register(Index.self, eager: true) { (database: Database) async throws in
  try await Index(database: database)
}
services.register(Pages.self, Pages.init(index:))
services.register(Transaction.self, lifetime: .scoped, Transaction.init(database:))

try await container.start()
let pages = try container.provider.resolveRequired(Pages.self)  // no await: start() created its services
// snippet.end
let database = try container.provider.require(Database.self)
print(pages.index.database === database)

// snippet.requests
func handle(_ request: Request, with provider: any ServiceProvider) async throws -> Response {
  try await provider.withScope { scope in
    try await withServices {
      $0.provider = scope
    } operation: {
      try await Handler().respond(to: request)
    }
  }
}
// snippet.end
print(try await handle(Request(path: "/books"), with: container.provider).status)

// snippet.closing
do {
  try await container.close()
} catch let error as ClosingError {
  print(error.errors)
}
// snippet.end

func requesting(_ provider: ServiceScope) async throws {
  // snippet.requesting
  let database = try await provider.require(Database.self)
  let mailboxes = try await provider.requireAll(Mailbox.self)
  // snippet.end
  print(database, mailboxes)
}

func failures(_ provider: ServiceScope) async throws {
  // snippet.failures
  do {
    _ = try await provider.require(Index.self)
  } catch let error as ServiceError {
    print(error)
  }
  // snippet.end
}

let unreachable = ServiceContainer()
let wrong = try unreachable.services
wrong.register(Database.self) { () async throws -> Database in throw Unreachable() }
wrong.register(Index.self) { (database: Database) async throws in try await Index(database: database) }
try await failures(unreachable.validated())

let importing = ServiceContainer()
let importers = try importing.services
importers.register(Database.self, eager: true) { () async throws in try await Database.open() }
importers.register(Index.self, eager: true) { (database: Database) async throws in try await Index(database: database) }
addImporters(importers)
try await importing.start()
print(try await show(with: importing.provider).index.database)
try await importAll(with: importing.provider)
try await importing.close()

let mailing = ServiceContainer()
recipes(try mailing.services)
try await requesting(mailing.validated())
try await mailing.close()
