// Helpers whose generic parameters are inferred from functions, arguments and key paths.
struct Database: Sendable {}
struct Page: Sendable { init(database: Database, log: any Log) {} }
struct Paths: Sendable { var root = "/", limit: Double }
extension ServiceCollection {
  func add<T: Sendable>(_ make: @escaping @Sendable () -> T) { register(T.self) { make() } }
  func add<T: Sendable, A: Sendable, B: Sendable>(_ make: @escaping @Sendable (A, B) -> T) {
    register(T.self) { (first: A, second: B) in make(first, second) }  //~ missing-service: any Log
  }
  func later<T: Sendable>(_ make: @autoclosure @escaping @Sendable () -> T) { register(T.self) { make() } }
  func expose<Root: Sendable, Part: Sendable>(_ path: any KeyPath<Root, Part> & Sendable) {
    register(Part.self) { (root: Root) in root[keyPath: path] }  //~ missing-service: Paths
  }
  func addAll<each T: Sendable>(_ values: repeat each T) { repeat register((each T).self, instance: each values) }
}
func resolve<each T: Sendable>(_ types: repeat (each T).Type, from provider: any ServiceProvider) -> (repeat each T) {
  (repeat provider.resolveRequired((each T).self))
}
func complete() throws {
  let container = ServiceContainer()
  let services = container.services
  services.add(Database.init)
  services.add { () -> any Log in ConsoleLog() }
  services.add(Page.init(database:log:))
  services.later(SystemClock() as any Clock)
  services.register(Paths.self) { Paths(limit: 1) }
  services.expose(\Paths.root)
  services.addAll(1, 2.5)
  let provider = try container.validated()
  print(provider.resolveRequired(Page.self), provider.resolveRequired((any Clock).self))
  print(provider.resolveRequired(String.self), provider.resolveRequired(Int.self), provider.resolveRequired(Double.self))
  let (database, log) = resolve(Database.self, (any Log).self, from: provider)
  print(database, log)
}
func incomplete() throws {
  let container = ServiceContainer()
  let services = container.services
  services.add(Database.init)
  services.add(Page.init(database:log:))
  services.expose(\Paths.limit)
  let provider = try container.validated()
  print(provider.resolveRequired(Page.self), provider.resolveRequired(Double.self))
  _ = resolve(Database.self, (any Clock).self, from: provider)  //~ missing-service: any Clock
}
