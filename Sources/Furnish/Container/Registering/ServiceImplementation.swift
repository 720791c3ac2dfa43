/// A type that says itself which interface it serves, and how it is made.
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
  // No `SendableMetatype`: a type to which a macro gives such a conformance would not be bound to the main actor in a
  // module where all others are.

  /// The type to ask for.
  associatedtype Interface

  /// How it is made.
  static var serviceRecipe: ServiceRecipe<Interface> { get }
}

/// How a ``ServiceImplementation`` is made, and what it needs.
public struct ServiceRecipe<Interface>: Sendable {
  let recipe: Recipe

  /// A function whose parameters' types say what it needs.
  ///
  /// - Parameters:
  ///   - implementation: The type that is made, for reports.
  ///   - make: Makes the service.
  public init<each D>(
    _ implementation: (any Any.Type)? = nil,
    _ make: @escaping @isolated(any) @Sendable (repeat each D) throws -> Interface
  ) {
    self.init(Recipe(Interface.self, implementation: implementation, calling: make))
  }

  /// A function that asks the provider, and the types of what it will ask for: so that
  /// validation sees them all the same.
  ///
  /// - Parameters:
  ///   - implementation: The type that is made, for reports.
  ///   - injections: What the service asks for, sooner or later.
  ///   - make: Makes the service.
  @inlinable
  public init(
    _ implementation: (any Any.Type)? = nil, injections: [ServiceInjection],
    _ make: @escaping @isolated(any) @Sendable (any ServiceProvider) throws -> Interface
  ) {
    self.init(
      Recipe(Interface.self, implementation: implementation, injections: injections, asking: make))
  }

  /// A function that asks the provider, of a class whose superclass asks, too.
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
  ///   - implementation: The type that is made, for reports.
  ///   - inherited: The recipe of the superclass: what that asks for, this does as well.
  ///   - injections: What the service asks for beyond that.
  ///   - make: Makes the service.
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

/// A service that an implementation asks its provider for.
public struct ServiceInjection: Sendable {
  @usableFromInline let request: DependencyRequest

  /// A service, as the type of a parameter would say it: optionals and arrays included.
  ///
  /// - Parameters:
  ///   - type: The type of the parameter.
  ///   - name: The name that the service is registered under, if it has one.
  public init<Value>(_ type: Value.Type, name: ServiceName? = nil) {
    var request = DependencyRequest.of(type)
    request.name = name ?? request.name
    request.isDeferred = true
    self.request = request
  }

  /// What a superclass asks for.
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
  ) -> Self {
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
  ///   - fileID: The place of the call, for reports.
  ///   - filePath: The place of the call, for reports.
  ///   - line: The place of the call, for reports.
  ///   - column: The place of the call, for reports.
  /// - Returns: This collection, for chained calls.
  @_disfavoredOverload
  @discardableResult
  public func register<I: ServiceImplementation & Sendable>(
    as implementation: I.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: some Lifetime = .singleton, eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
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
  ) -> Self {
    add(
      ServiceRegistration(
        I.serviceRecipe.recipe, name: name, key: key, lifetime: lifetime,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }
}
