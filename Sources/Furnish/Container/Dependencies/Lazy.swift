/// A parameter whose service is requested at the first use, and then stored. Use it for services that are expensive and
/// seldom needed, or that need each other.
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
/// A missing service is reported when the container is validated, like any other.
///
/// The request does not await the service, even if an asynchronous recipe has this parameter: see the rule
/// `async-in-sync`.
///
/// If an override of a value, such as one of `withServices`, is in force at the first use and has contributed to the
/// service, the service is stored for readers under that override only. Other readers request their own.
///
/// A `Lazy` retains the service once it was read. Two services that use each other through a `Lazy` then retain each
/// other, and are not released with their container. To avoid that, let one of them take a ``Factory`` and not store
/// the service that it returns.
public struct Lazy<Value> {
  private let storage: InjectionStorage<Value>
  private let resolve: () throws(ServiceError) -> Value

  init(resolving resolve: @escaping () throws(ServiceError) -> Value) {
    (storage, self.resolve) = (InjectionStorage(), resolve)
  }

  /// Creates a parameter that holds a value already, for tests and for wiring by hand.
  ///
  /// - Parameter value: The service.
  public init(_ value: Value) {
    storage = InjectionStorage(value)
    resolve = { () throws(ServiceError) in value }
  }

  /// The service, requested at the first use. Two tasks may request it at the same time; both receive the same
  /// instance.
  ///
  /// Reading it stops the program if the service cannot be created; ``get(fileID:line:column:)`` throws in that case,
  /// and its error names the place of the call.
  public var value: Value {
    do throws(ServiceError) { return try stored() } catch { error.stop(requesting: Value.self, at: nil) }
  }

  /// Returns the service, and requests it at the first use.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Throws: ``ServiceError`` if the service cannot be created; the next use requests it again.
  public func get(
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) throws -> Value {
    do throws(ServiceError) {
      return try stored()
    } catch {
      throw error.located(requesting: Value.self, nil, fileID, line, column)
    }
  }

  private func stored() throws(ServiceError) -> Value {
    if let stored = storage.storedValue() { return stored }
    return try storage.resolved(resolve)
  }
}

// `@unchecked Sendable`: the closure captures a scope and a request, which are `Sendable`, or a value.
extension Lazy: @unchecked Sendable where Value: Sendable {}
