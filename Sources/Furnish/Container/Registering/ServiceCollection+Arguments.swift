extension ServiceCollection {
  /// Registers a service that takes an argument from the caller: the function's first parameter is the argument, and
  /// the others are dependencies.
  ///
  /// ```swift
  /// services.register(Session.self, with: UserID.self, Session.init(user:log:))
  ///
  /// let session = provider.resolve(Session.self, with: userID)
  /// ```
  ///
  /// Each call creates a new service, which belongs to its caller: no scope retains it, and none closes one that is
  /// ``Closeable``. A service that creates such services takes an ``AssistedFactory``.
  ///
  /// - Parameters:
  ///   - service: The type under which the service is resolved.
  ///   - argument: The type of the argument.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  ///   - make: Creates the service.
  /// - Returns: This collection, for chained calls.
  @discardableResult
  public func register<T, A, each D>(
    _ service: T.Type, with argument: A.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @Sendable (A, repeat each D) throws -> T
  ) -> any ServiceCollection {
    var dependencies: [DependencyRequest] = []
    repeat dependencies.append(.of((each D).self))
    let maker = Maker<AssistedFactory<T, A>> { scope, edges in
      AssistedFactory(scope, edges) { argument, services in
        try make(argument, repeat try services.take((each D).self))
      }
    }
    let recipe = Recipe(
      AssistedFactory<T, A>.self, dependencies: dependencies, maker: maker.erased)
    add(
      ServiceRegistration(
        recipe, name: nil, lifetime: .transient,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a service that takes two arguments from the caller.
  ///
  /// ```swift
  /// services.register(Session.self, with: UserID.self, Device.self, Session.init(user:device:log:))
  ///
  /// let session = provider.resolve(Session.self, with: userID, device)
  /// ```
  ///
  /// - Parameters:
  ///   - service: The type under which the service is resolved.
  ///   - first: The type of the first argument.
  ///   - second: The type of the second argument.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  ///   - make: Creates the service. Its first two parameters are the arguments, and the others are dependencies.
  /// - Returns: This collection, for chained calls.
  @discardableResult
  public func register<T, A, B, each D>(
    _ service: T.Type, with first: A.Type, _ second: B.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @Sendable (A, B, repeat each D) throws -> T
  ) -> any ServiceCollection {
    register(
      service, with: (A, B).self, fileID: fileID, filePath: filePath, line: line, column: column
    ) { (arguments: (A, B), services: repeat each D) in
      try make(arguments.0, arguments.1, repeat each services)
    }
  }
}

extension ServiceCollection {
  /// Fails to compile with a message that a service which takes an argument has no lifetime.
  @available(
    *, unavailable,
    message: "a service that takes an argument has no lifetime, since each call creates a new one: remove 'lifetime:'"
  )
  @discardableResult
  public func register<T, A, each D>(
    _ service: T.Type, with argument: A.Type, lifetime: some Lifetime,
    _ make: @escaping @Sendable (A, repeat each D) throws -> T
  ) -> any ServiceCollection { self }
}

/// A function that creates services from an argument of the caller, registered with `with:`.
///
/// The caller owns what it creates, and closes it if it is ``Closeable``.
///
/// ```swift
/// struct Login {
///   let makeSession: AssistedFactory<Session, UserID>
///   func run(_ user: UserID) { makeSession(user).open() }
/// }
///
/// services.register(Login.self, Login.init(makeSession:))
/// ```
public struct AssistedFactory<Value, Argument>: Sendable {
  let create: @Sendable (Argument) throws(ServiceError) -> Value

  init(
    _ scope: ServiceScope, _ edges: UnsafePointer<Edge>,
    _ make: @escaping @Sendable (Argument, inout RecipeArguments) throws -> Value
  ) {
    let handle = ScopeHandle(to: scope)
    // The edges live as long as the scope's table, and are used while the scope, which holds the table, is alive.
    nonisolated(unsafe) let edges = edges
    create = { argument throws(ServiceError) in
      var services = RecipeArguments(try handle.scope(), edges)
      do {
        return try make(argument, &services)
      } catch {
        throw ServiceError.failed(error, making: Value.self)
      }
    }
  }

  /// Creates a factory that calls a function, for tests and for wiring by hand.
  ///
  /// - Parameter make: Creates the service.
  public init(_ make: @escaping @Sendable (Argument) -> Value) {
    create = { argument throws(ServiceError) in make(argument) }
  }

  /// Creates a service. It stops the program if the service cannot be created; ``make(_:)`` throws in that case.
  ///
  /// - Parameter argument: The argument that the container cannot provide.
  /// - Returns: A new service.
  public func callAsFunction(_ argument: Argument) -> Value {
    ServiceError.stopping { () throws(ServiceError) in try create(argument) }
  }

  /// Creates a service.
  ///
  /// - Parameter argument: The argument that the container cannot provide.
  /// - Returns: A new service.
  /// - Throws: ``ServiceError`` if the service cannot be created.
  public func make(_ argument: Argument) throws -> Value { try create(argument) }
}
