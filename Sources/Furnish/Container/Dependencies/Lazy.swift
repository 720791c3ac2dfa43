/// A parameter whose service is requested when it is first used, and then stored: for services
/// that are expensive and seldom needed, or that need each other.
///
/// ```swift
/// final class Editor {
///   private let spelling: Lazy<any Spelling>
///   init(spelling: Lazy<any Spelling>) { self.spelling = spelling }
///   func check() { spelling.value.check() }
/// }
///
/// services.register(Editor.self, lifetime: .transient, Editor.init(spelling:))
/// ```
///
/// A missing service is found when the container is validated, like any other.
public struct Lazy<Value> {
  private let box: LazyBox<Value>

  init(asking ask: @escaping () throws(ServiceError) -> Value) { box = LazyBox(ask) }

  /// One that holds a value already, for tests and for wiring by hand.
  public init(_ value: Value) { box = LazyBox { () throws(ServiceError) in value } }

  /// The service, requested at the first use. Two tasks at once may both ask; both get the
  /// same answer.
  ///
  /// It stops the program when the service cannot be created; ``get()`` throws then.
  public var value: Value { ServiceError.stopping { () throws(ServiceError) in try box.value() } }

  /// The service, requested at the first use.
  ///
  /// - Throws: ``ServiceError`` when the service cannot be created; the next use asks again.
  public func get() throws -> Value { try box.value() }
}

/// `Sendable` where its value is: what asks is a scope, and that is `Sendable`.
extension Lazy: @unchecked Sendable where Value: Sendable {}

private final class LazyBox<Value> {
  private let lock = Lock()
  private let ask: () throws(ServiceError) -> Value
  private var known: Value?

  init(_ ask: @escaping () throws(ServiceError) -> Value) { self.ask = ask }

  func value() throws(ServiceError) -> Value {
    if let known = lock.withLock({ known }) { return known }
    let asked = try ask()
    return lock.withLock {
      if let known { return known }
      known = asked
      return asked
    }
  }
}

/// A parameter that makes services: a new one at each call for transient ones, and the same
/// one for those that are shared.
///
/// ```swift
/// struct Importer {
///   let makeParser: Factory<Parser>
///   func run(_ files: [String]) { for file in files { makeParser().parse(file) } }
/// }
///
/// services.register(Importer.self, Importer.init(makeParser:))
/// ```
public struct Factory<Value> {
  private let ask: () throws(ServiceError) -> Value

  init(asking ask: @escaping () throws(ServiceError) -> Value) { self.ask = ask }

  /// One that calls a function, for tests and for wiring by hand.
  public init(_ make: @escaping @Sendable () -> Value) {
    ask = { () throws(ServiceError) in make() }
  }

  /// A service. It stops the program when that cannot be created; ``make()`` throws then.
  public func callAsFunction() -> Value { ServiceError.stopping(ask) }

  /// A service.
  ///
  /// - Throws: ``ServiceError`` when it cannot be created.
  public func make() throws -> Value { try ask() }
}

/// `Sendable` whatever it makes: what asks is a scope, or a function that is `Sendable`.
extension Factory: @unchecked Sendable {}
