extension ServiceCollection {
  /// Wraps every registration of a `Sendable` service, whether it was registered before or is registered later.
  ///
  /// ```swift
  /// services.decorate((any Repository).self) { (inner: any Repository, log: any Log) in
  ///   LoggingRepository(inner, log)
  /// }
  /// ```
  ///
  /// A registration with an argument (`with:`) is wrapped as well: the decorator wraps each service that it creates.
  ///
  /// The wrapped services keep their lifetime. Several decorators wrap in the order in which they were registered: the
  /// last one is the outermost. Registrations with a name or a key are wrapped by decorators with the same name and
  /// key.
  ///
  /// A service that is not `Sendable` is transient or bound to the main actor. The form with `lifetime:` wraps it if it
  /// is transient, and `decorateOnMainActor` if it is bound to the main actor.
  ///
  /// - Parameters:
  ///   - service: The type of the services to wrap.
  ///   - name: The name of the services to wrap, if they have one.
  ///   - key: The key of the service to wrap, if it has one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  ///   - wrap: Takes the service and its own dependencies, and returns the service that replaces it.
  /// - Returns: This collection, for chained calls.
  @discardableResult
  public func decorate<T: Sendable, Failure: Error, each D>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ wrap: @escaping @Sendable (T, repeat each D) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        decorator: Recipe(service, wrapping: wrap), name: name, key: key,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Wraps every transient registration of a service, `Sendable` or not.
  ///
  /// ```swift
  /// services.decorate(Parser.self, lifetime: .transient) { (inner: Parser, log: any Log) in
  ///   LoggingParser(inner, log)
  /// }
  /// ```
  ///
  /// Registrations with other lifetimes stay as they are: their instances are shared, so a decorator could pass an
  /// object that is not `Sendable` to several threads. The other parameters and the result are those of the form for
  /// `Sendable` services.
  @discardableResult
  public func decorate<T, Failure: Error, each D>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil, lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ wrap: @escaping @Sendable (T, repeat each D) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        decorator: Recipe(service, wrapping: wrap), name: name, key: key, ofTransients: true,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Wraps every registration of a service on the main actor. From then on, the instances are created on the main
  /// actor, and code outside of it resolves them with `await`.
  ///
  /// ```swift
  /// services
  ///   .registerOnMainActor((any Pane).self) { Window() }
  ///   .decorateOnMainActor((any Pane).self) { (inner: any Pane) in FramedPane(inner) }
  /// ```
  ///
  /// The wrapped services keep their lifetime, also those that were registered without an actor.
  ///
  /// - Parameters:
  ///   - service: The type of the services to wrap, `Sendable` or not.
  ///   - name: The name of the services to wrap, if they have one.
  ///   - key: The key of the service to wrap, if it has one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  ///   - wrap: Takes the service and its own dependencies, and returns the service that replaces it.
  /// - Returns: This collection, for chained calls.
  @discardableResult
  public func decorateOnMainActor<T: Sendable, Failure: Error, each D>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ wrap: @escaping @MainActor @Sendable (T, repeat each D) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        decorator: Recipe(service, wrapping: wrap), name: name, key: key,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Wraps every registration of a service that is not `Sendable` on the main actor. The service can be resolved only
  /// on the main actor, also after it was created.
  ///
  /// The parameters and the result are those of the form for `Sendable` services.
  @discardableResult
  public func decorateOnMainActor<T, Failure: Error, each D>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ wrap: @escaping @MainActor @Sendable (T, repeat each D) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        decorator: Recipe(service, isConfined: true, wrapping: wrap), name: name, key: key,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }
}

extension ServiceRegistration {
  /// - Parameter ofTransients: Whether only transient registrations are wrapped.
  fileprivate init(
    decorator recipe: Recipe, name: ServiceName?, key: (any Hashable & Sendable)?, ofTransients: Bool = false,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    self.init(
      recipe, name: name, key: key, lifetime: .transient, isDecorator: true, fileID: fileID, filePath: filePath,
      line: line, column: column)
    wrapsTransientsOnly = ofTransients
  }
}

/// The service that the recipe of a decorator creates: a function that takes a service and returns the one that replaces
/// it.
struct DecoratorFunction<T> {
  let wrap: (T) throws -> T
}

extension Recipe {
  /// Creates the recipe of a decorator, which creates a ``DecoratorFunction``.
  fileprivate convenience init<T, Failure: Error, each D>(
    _ service: T.Type, isConfined: Bool = false,
    wrapping wrap: @escaping @isolated(any) @Sendable (T, repeat each D) throws(Failure) -> T
  ) {
    var dependencies: [DependencyRequest] = []
    repeat dependencies.append(.of((each D).self))
    // The scope calls the decorator on its actor only, as it calls a recipe.
    let call = Recipe.unisolated(wrap)
    self.init(
      service, dependencies: dependencies, isolation: wrap.isolation, isConfined: isConfined,
      maker: { scope, edges, memory in
        let decorator = DecoratorFunction<T> { inner in
          var arguments = RecipeArguments(scope, edges)
          return try call(inner, repeat try arguments.take((each D).self))
        }
        memory.initializeMemory(as: DecoratorFunction<T>.self, to: decorator)
      }
    )
  }
}
