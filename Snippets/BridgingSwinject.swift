// The bridge of the article "Move from Swinject", over a stand-in with the public interface of Swinject that it uses.
import Furnish

enum Swinject {
  protocol Resolver {
    func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
  }

  enum ObjectScope { case transient }

  final class ServiceEntry<Service> {
    fileprivate(set) var scope: ObjectScope?
    @discardableResult func inObjectScope(_ objectScope: ObjectScope) -> Self {
      scope = objectScope
      return self
    }
  }

  final class Container: Resolver {
    private var factories: [String: (any Resolver) -> Any] = [:]

    @discardableResult
    func register<Service>(
      _ serviceType: Service.Type, name: String? = nil, factory: @escaping (any Resolver) -> Service
    ) -> ServiceEntry<Service> {
      factories["\(Service.self) \(name ?? "")"] = factory
      return ServiceEntry()
    }

    func resolve<Service>(_ serviceType: Service.Type, name: String? = nil) -> Service? {
      factories["\(Service.self) \(name ?? "")"]?(self) as? Service
    }

    func synchronize() -> any Resolver { self }
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
/// A resolver that several threads use.
// @unchecked Sendable: `synchronize()` returns a resolver that locks each call.
struct SwinjectServices: @unchecked Sendable {
  private let resolver: any Swinject.Resolver

  init(_ container: Swinject.Container) { resolver = container.synchronize() }

  func required<Service>(_ type: Service.Type) throws -> Service {
    guard let service = resolver.resolve(type, name: nil) else { throw MissingInSwinject(type: "\(type)") }
    return service
  }
}

struct MissingInSwinject: Error {
  let type: String
}

extension ServiceCollection {
  /// Registers services that a container of Swinject creates, and stores in its object scopes.
  func include<each Service: Sendable>(swinject container: Swinject.Container, _ types: repeat (each Service).Type) {
    let source = SwinjectServices(container)
    func include<One: Sendable>(_ type: One.Type) {
      register(type, lifetime: .transient) { () throws in try source.required(type) }
    }
    repeat include((each Service).self)
  }
}

extension Swinject.Container {
  /// Registers services that a provider of Furnish creates, and stores by their lifetimes.
  func include<each Service: Sendable>(furnish provider: any ServiceProvider, _ types: repeat (each Service).Type) {
    func include<One: Sendable>(_ type: One.Type) {
      register(type) { _ in provider.resolveRequired(type) }.inObjectScope(.transient)
    }
    repeat include((each Service).self)
  }
}
// snippet.end

// snippet.use
let old = Swinject.Container()
old.register((any Log).self) { _ in ConsoleLog() }
old.register(Page.self) { r in Page(database: r.resolve(Database.self, name: nil)!) }

let container = ServiceContainer()
let services = try container.services
services.include(swinject: old, (any Log).self)  // not moved yet
services.register(Database.self, Database.init(log:))  // moved, and needs the log of Swinject
let provider = try container.validated()

old.include(furnish: provider, Database.self)  // pages, which are not moved yet, need it
old.resolve(Page.self)!.database.open()
// snippet.end
