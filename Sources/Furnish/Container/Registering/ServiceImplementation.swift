/// A type that declares the interface that it implements and how it is created.
///
/// ```swift
/// extension ConsoleLog: ServiceImplementation {
///   static var serviceRecipe: ServiceRecipe<any Log> {
///     ServiceRecipe(ConsoleLog.self) { (clock: any Clock) in ConsoleLog(clock: clock) }
///   }
/// }
///
/// services.register(as: ConsoleLog.self)
/// provider.resolve((any Log).self)
/// ```
public protocol ServiceImplementation {
  // The protocol does not inherit from `SendableMetatype`: in a module that is bound to the main actor by default, a
  // type to which a macro adds such a conformance would not be bound to it.

  /// The type under which the service is resolved.
  associatedtype Interface

  /// The recipe of the type.
  static var serviceRecipe: ServiceRecipe<Interface> { get }
}

extension ServiceCollection {
  /// Registers a recipe, which may have dependencies that are not parameters.
  ///
  /// ```swift
  /// let recipe = ServiceRecipe(injections: [ServiceInjection((any Clock).self)]) { provider in
  ///   ConsoleLog(provider: provider) as any Log
  /// }
  /// services.register(recipe)
  /// ```
  ///
  /// - Parameters:
  ///   - recipe: The recipe, with the services that it declares as injections.
  ///   - name: The name under which the service is resolved, if it has one.
  ///   - key: The key of the service in the dictionary in which it is resolved, if it has one.
  ///   - lifetime: How long an instance lives.
  ///   - eager: Whether `start()` creates the service.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Returns: This collection, for chained calls.
  @discardableResult
  public func register<T: Sendable>(
    _ recipe: ServiceRecipe<T>, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: some Lifetime = .singleton, eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        recipe.recipe, name: name, key: key, lifetime: lifetime, isEager: eager,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a type under the interface that it implements.
  ///
  /// ```swift
  /// services.register(as: ConsoleLog.self)
  /// ```
  ///
  /// - Parameters:
  ///   - implementation: The type that is created.
  ///   - name: The name under which the service is resolved, if it has one.
  ///   - key: The key of the service in the dictionary in which it is resolved, if it has one.
  ///   - lifetime: How long an instance lives.
  ///   - eager: Whether `start()` creates the service.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Returns: This collection, for chained calls.
  @_disfavoredOverload
  @discardableResult
  public func register<I: ServiceImplementation & Sendable>(
    as implementation: I.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: some Lifetime = .singleton, eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        I.serviceRecipe.recipe, name: name, key: key, lifetime: lifetime, isEager: eager,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a type as a transient service, `Sendable` or not, under the interface that it implements.
  ///
  /// Each request creates an instance, which belongs to the requester. The other parameters and the result are those of
  /// the form for `Sendable` types.
  @discardableResult
  public func register<I: ServiceImplementation>(
    as implementation: I.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        I.serviceRecipe.recipe, name: name, key: key, lifetime: lifetime,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }
}
