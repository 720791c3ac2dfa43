// The bridge of the article "Move from Factory", over a stand-in with the public interface of Factory that it uses.
import Furnish

enum FactoryKit {
  struct Factory<Value> {
    private let container: Container
    private let key: String
    private let make: @Sendable () -> Value

    init(_ container: Container, key: String = #function, _ make: @escaping @Sendable () -> Value) {
      (self.container, self.key, self.make) = (container, key, make)
    }

    func callAsFunction() -> Value { (container.registered[key]?() as? Value) ?? make() }

    func register(_ make: @escaping @Sendable () -> Value) { container.registered[key] = make }
  }

  // @unchecked Sendable: the program of this snippet has one thread.
  final class Container: @unchecked Sendable {
    static let shared = Container()
    fileprivate var registered: [String: @Sendable () -> Any] = [:]

    func callAsFunction<Value>(key: String = #function, _ make: @escaping @Sendable () -> Value) -> Factory<Value> {
      Factory(self, key: key, make)
    }
  }
}

protocol Log: Sendable { func write(_ line: String) }
struct ConsoleLog: Log { func write(_ line: String) { print(line) } }

struct Database: Sendable {
  let log: any Log
  func open() { log.write("the database is open") }
}

struct Page: Sendable {
  let database: Database
}

// snippet.bridge
extension ServiceCollection {
  /// Registers services that a container of Factory creates, and stores in its scopes.
  func include<each Service: Sendable>(
    factory container: FactoryKit.Container,
    _ factories: repeat any KeyPath<FactoryKit.Container, FactoryKit.Factory<each Service>> & Sendable
  ) {
    func include<One: Sendable>(_ factory: any KeyPath<FactoryKit.Container, FactoryKit.Factory<One>> & Sendable) {
      register(One.self, lifetime: .transient) { container[keyPath: factory]() }
    }
    repeat include(each factories)
  }
}

extension FactoryKit.Container {
  /// Lets factories return services that a provider of Furnish creates, and stores by their lifetimes.
  func include<each Service: Sendable>(
    furnish provider: any ServiceProvider,
    _ factories: repeat KeyPath<FactoryKit.Container, FactoryKit.Factory<each Service>>
  ) {
    repeat self[keyPath: each factories].register { provider.resolveRequired() }
  }
}
// snippet.end

// snippet.use
extension FactoryKit.Container {
  var log: FactoryKit.Factory<any Log> { self { ConsoleLog() } }  // not moved yet
  var database: FactoryKit.Factory<Database> { self { fatalError("Furnish creates the database") } }
  var page: FactoryKit.Factory<Page> { self { Page(database: self.database()) } }
}

let container = ServiceContainer()
let services = try container.services
services.include(factory: FactoryKit.Container.shared, \.log)
services.register(Database.self, Database.init(log:))  // moved, and needs the log of Factory
let provider = try container.validated()

FactoryKit.Container.shared.include(furnish: provider, \.database)  // pages, which are not moved yet, need it
FactoryKit.Container.shared.page().database.open()
// snippet.end
