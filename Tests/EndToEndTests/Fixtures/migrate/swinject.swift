import Swinject

// The services of a small shop, in the manner of Swinject.

protocol Log: Sendable { func write(_ line: String) }

final class ConsoleLog: Log {
  func write(_ line: String) { print(line) }
}

final class FileLog: Log {
  let path: String
  init(path: String) { self.path = path }
  func write(_ line: String) {}
}

final class Database: Sendable {
  let log: any Log
  init(log: any Log) { self.log = log }
}

protocol Repository: Sendable { func titles() -> [String] }

final class SQLRepository: Repository {
  private let database: Database
  private let log: any Log
  init(database: Database, log: any Log) {
    self.database = database
    self.log = log
  }
  func titles() -> [String] { ["Momo"] }
}

final class Page: Sendable {
  let repository: any Repository
  let id: Int
  init(repository: any Repository, id: Int) {
    self.repository = repository
    self.id = id
  }
}

final class Shelf: Sendable {
  let repository: any Repository
  init(repository: any Repository) { self.repository = repository }
}

@MainActor final class Screen {
  let shelf: Shelf
  init(shelf: Shelf) { self.shelf = shelf }
}

class CoreAssembly: Assembly {
  func assemble(container: Container) {
    // Everything writes into this log.
    container.register(Log.self) { _ in ConsoleLog() }
      .inObjectScope(.container)
    container.register(Log.self, name: "file") { _ in FileLog(path: "shop.log") }.inObjectScope(.container)
    container.register(Database.self) { r in
      Database(log: r.resolve(Log.self, name: "file")!)  // not the console
    }.inObjectScope(.container)
  }
}

class ShopAssembly: Assembly {
  func assemble(container: Container) {
    container.register(SQLRepository.self) { r in
      SQLRepository(database: r.resolve(Database.self)!, log: r.resolve(Log.self)!)
    }
    .inObjectScope(.weak)
    .implements(Repository.self)
    container.register(Shelf.self) { Shelf(repository: $0.resolve(Repository.self)!) }.inObjectScope(.transient)
    container.register(Screen.self) { r in Screen(shelf: r.resolve(Shelf.self)!) }.inObjectScope(.container)
    container.register(Page.self) { (r: Resolver, id: Int) in Page(repository: r.resolve(Repository.self)!, id: id) }
  }
}

final class Coordinator {
  private let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }
  func open(_ id: Int) -> Page? { resolver.resolve(Page.self, argument: id) }
  func shelf() -> Shelf { resolver.resolve(Shelf.self)! }
}

@main struct Shop {
  static let assembler = Assembler([
    CoreAssembly(),
    ShopAssembly(),  // needs the core
  ])

  @MainActor static func main() {
    let coordinator = Coordinator(resolver: assembler.resolver)
    print(coordinator.open(1)?.id ?? 0, coordinator.shelf().repository.titles())
    print(assembler.resolver.resolve(Screen.self)!.shelf.repository.titles())
  }
}
