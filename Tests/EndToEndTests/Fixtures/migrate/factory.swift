import FactoryKit

// The services of a small shop, in the manner of Factory.

protocol Log: Sendable { func write(_ line: String) }

final class ConsoleLog: Log {
  func write(_ line: String) { print(line) }
}

struct FileLog: Log {
  let path: String
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

struct Page: Sendable {
  let id: Int
}

extension Container {
  // Everything writes into this log.
  var log: Factory<Log> { self { ConsoleLog() }.singleton }
  var fileLog: Factory<Log> { self { FileLog(path: "shop.log") }.cached }  // not the console

  var database: Factory<Database> {
    self {
      Database(log: self.fileLog())
    }
    .singleton
  }

  var repository: Factory<Repository> { Factory(self) { SQLRepository(database: self.database(), log: self.log()) } }
  var page: ParameterFactory<Int, Page> { self { Page(id: $0) } }
}

final class Shelf {
  @Injected(\.repository) private var repository
  @LazyInjected(\.log) private var log
  func titles() -> [String] {
    log.write("reading")
    return repository.titles()
  }
}

@main struct Shop {
  static func main() {
    print(Shelf().titles(), Container.shared.page(1).id)
    print(Container.shared.repository().titles())
  }
}
