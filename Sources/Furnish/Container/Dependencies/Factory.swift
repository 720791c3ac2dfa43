/// A parameter that returns a service at each call: a new instance of a transient service, and the same instance of a
/// shared one.
///
/// ```swift
/// struct Importer {
///   let makeParser: Factory<Parser>
///   func run(_ files: [String]) { for file in files { makeParser().parse(file) } }
/// }
///
/// services.register(Importer.self, Importer.init(makeParser:))
/// ```
///
/// A call does not await the service, even if an asynchronous recipe has this parameter: see the rule `async-in-sync`.
public struct Factory<Value> {
  private let resolve: () throws(ServiceError) -> Value

  init(resolving resolve: @escaping () throws(ServiceError) -> Value) { self.resolve = resolve }

  /// Creates a parameter that calls a function, for tests and for wiring by hand.
  ///
  /// - Parameter make: Returns the service, at each call.
  public init(_ make: @escaping @Sendable () -> Value) {
    resolve = { () throws(ServiceError) in make() }
  }

  /// Returns a service. It stops the program if the service cannot be created; ``make(fileID:line:column:)`` throws in
  /// that case.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Returns: The service.
  public func callAsFunction(
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Value {
    do throws(ServiceError) {
      return try resolve()
    } catch {
      error.stop(requesting: Value.self, nil, fileID, line, column)
    }
  }

  /// Returns a service.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Returns: The service.
  /// - Throws: ``ServiceError`` if the service cannot be created.
  public func make(
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) throws -> Value {
    do throws(ServiceError) {
      return try resolve()
    } catch {
      throw error.located(requesting: Value.self, nil, fileID, line, column)
    }
  }
}

// `@unchecked Sendable` for every `Value`: the closure captures a scope and a request, which are `Sendable`, or a
// function that is `Sendable`.
extension Factory: @unchecked Sendable {}
