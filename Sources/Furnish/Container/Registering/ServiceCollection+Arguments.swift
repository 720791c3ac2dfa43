extension ServiceCollection {
  /// Registers a service of which a part is known only to who asks: the function's first
  /// parameter is the asker's, and the others are services.
  ///
  /// ```swift
  /// services.register(Session.self, with: UserID.self, Session.init(user:log:))
  ///
  /// let session = provider.resolve(Session.self, with: userID)
  /// ```
  ///
  /// Each asker gets a new one. A service that needs to make such ones takes an
  /// ``AssistedFactory``.
  ///
  /// - Parameters:
  ///   - service: The type to ask for.
  ///   - argument: The type of what the asker gives.
  ///   - fileID: Where the call stands, for reports.
  ///   - filePath: Where the call stands, for reports.
  ///   - line: Where the call stands, for reports.
  ///   - column: Where the call stands, for reports.
  ///   - make: Makes the service.
  @discardableResult
  public func register<T, A, each D>(
    _ service: T.Type, with argument: A.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @Sendable (A, repeat each D) throws -> T
  ) -> Self {
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

  /// Registers a service of which two parts are known only to who asks.
  ///
  /// ```swift
  /// services.register(Session.self, with: UserID.self, Device.self, Session.init(user:device:log:))
  ///
  /// let session = provider.resolve(Session.self, with: userID, device)
  /// ```
  @discardableResult
  public func register<T, A, B, each D>(
    _ service: T.Type, with first: A.Type, _ second: B.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @Sendable (A, B, repeat each D) throws -> T
  ) -> Self {
    register(
      service, with: (A, B).self, fileID: fileID, filePath: filePath, line: line, column: column
    ) { (arguments: (A, B), services: repeat each D) in
      try make(arguments.0, arguments.1, repeat each services)
    }
  }
}

/// Makes services of which a part is known only to who asks, as registered with `with:`.
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
  let made: @Sendable (Argument) throws(ServiceError) -> Value

  init(
    _ scope: ServiceScope, _ edges: UnsafePointer<Edge>,
    _ make: @escaping @Sendable (Argument, inout Arguments) throws -> Value
  ) {
    let handle = ScopeHandle(to: scope)
    // The edges live as long as the scope's table, and are followed only while that lives.
    nonisolated(unsafe) let edges = edges
    made = { argument throws(ServiceError) in
      var services = Arguments(scope: try handle.scope(), next: edges)
      do {
        return try make(argument, &services)
      } catch {
        throw ServiceError.failed(error, making: Value.self)
      }
    }
  }

  /// One that calls a function, for tests and for wiring by hand.
  ///
  /// - Parameter make: Makes the service.
  public init(_ make: @escaping @Sendable (Argument) -> Value) {
    made = { argument throws(ServiceError) in make(argument) }
  }

  /// A service. It stops the program when that cannot be made; ``make(_:)`` throws then.
  ///
  /// - Parameter argument: What the service cannot get from the container.
  public func callAsFunction(_ argument: Argument) -> Value {
    ServiceError.stopping { () throws(ServiceError) in try made(argument) }
  }

  /// A service.
  ///
  /// - Parameter argument: What the service cannot get from the container.
  /// - Throws: ``ServiceError`` when it cannot be made.
  public func make(_ argument: Argument) throws -> Value { try made(argument) }
}
