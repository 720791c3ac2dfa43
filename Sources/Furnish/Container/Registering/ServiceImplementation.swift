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

/// The recipe of a ``ServiceImplementation``, and its dependencies.
public struct ServiceRecipe<Interface>: Sendable {
  let recipe: Recipe

  /// Creates a recipe whose dependencies are the types of the function's parameters.
  ///
  /// - Parameters:
  ///   - implementation: The type that is created, for reports.
  ///   - make: Creates the service.
  @inlinable
  public init<each D>(
    _ implementation: (any Any.Type)? = nil,
    _ make: @escaping @isolated(any) @Sendable (repeat each D) throws -> Interface
  ) {
    self.init(Recipe(Interface.self, implementation: implementation, calling: make))
  }

  /// Creates a recipe that takes the provider, with the types of the services that it resolves, so that validation
  /// includes them.
  ///
  /// - Parameters:
  ///   - implementation: The type that is created, for reports.
  ///   - injections: The services that this one resolves, now or later.
  ///   - make: Creates the service.
  @inlinable
  public init(
    _ implementation: (any Any.Type)? = nil, injections: [ServiceInjection],
    _ make: @escaping @isolated(any) @Sendable (any ServiceProvider) throws -> Interface
  ) {
    self.init(
      Recipe(Interface.self, implementation: implementation, injections: injections, withProvider: make))
  }

  /// Creates a recipe that takes the provider, for a class whose superclass resolves services as well.
  ///
  /// ```swift
  /// class var serviceRecipe: ServiceRecipe<any Log> { … }  // in the superclass
  ///
  /// override class var serviceRecipe: ServiceRecipe<any Log> {
  ///   ServiceRecipe(
  ///     FileLog.self, inheriting: super.serviceRecipe,
  ///     injections: [ServiceInjection((any Disk).self)], FileLog.init(provider:))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - implementation: The type that is created, for reports.
  ///   - inherited: The recipe of the superclass, whose dependencies this one has as well.
  ///   - injections: The other services that this one resolves.
  ///   - make: Creates the service.
  public init(
    _ implementation: (any Any.Type)? = nil, inheriting inherited: ServiceRecipe<Interface>,
    injections: [ServiceInjection],
    _ make: @escaping @isolated(any) @Sendable (any ServiceProvider) throws -> Interface
  ) {
    let inherited = inherited.recipe.dependencies.map { ServiceInjection($0) }
    self.init(implementation, injections: inherited + injections, make)
  }

  @usableFromInline
  init(_ recipe: Recipe) { self.recipe = recipe }
}

/// A service that an implementation resolves from its provider.
public struct ServiceInjection: Sendable {
  @usableFromInline let request: DependencyRequest

  /// Declares a service by the type that a parameter for it would have: an optional, an array or a dictionary as well.
  ///
  /// - Parameters:
  ///   - type: The type of the parameter.
  ///   - name: The name under which the service is registered, if it has one.
  public init<Value>(_ type: Value.Type, name: ServiceName? = nil) {
    var request = DependencyRequest.of(type)
    request.name = name ?? request.name
    request.isDeferred = true
    self.request = request
  }

  /// Declares a dependency of a superclass.
  init(_ request: DependencyRequest) { self.request = request }
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
