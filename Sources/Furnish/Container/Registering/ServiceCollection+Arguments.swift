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
  public func register<T, A, Failure: Error, each D>(
    _ service: T.Type, with argument: A.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @Sendable (A, repeat each D) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, with: argument, calling: make), name: nil, lifetime: .transient,
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
  public func register<T, A, B, Failure: Error, each D>(
    _ service: T.Type, with first: A.Type, _ second: B.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @Sendable (A, B, repeat each D) throws(Failure) -> T
  ) -> any ServiceCollection {
    register(
      service, with: (A, B).self, fileID: fileID, filePath: filePath, line: line, column: column
    ) { (arguments: (A, B), services: repeat each D) in
      try make(arguments.0, arguments.1, repeat each services)
    }
  }
}

extension ServiceCollection {
  /// Registers a service that takes an argument from the caller and is created on the main actor.
  ///
  /// ```swift
  /// services.registerOnMainActor(Detail.self, with: Int.self, Detail.init(id:log:))
  /// ```
  ///
  /// A service that has an ``AssistedFactory`` of it is bound to the main actor as well. The parameters and the result
  /// are those of the form without an actor.
  @discardableResult
  public func registerOnMainActor<T, A, Failure: Error, each D>(
    _ service: T.Type, with argument: A.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @MainActor @Sendable (A, repeat each D) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, with: argument, calling: make), name: nil, lifetime: .transient,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a service that takes two arguments from the caller and is created on the main actor.
  ///
  /// The parameters and the result are those of the form without an actor.
  @discardableResult
  public func registerOnMainActor<T, A, B, Failure: Error, each D>(
    _ service: T.Type, with first: A.Type, _ second: B.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @MainActor @Sendable (A, B, repeat each D) throws(Failure) -> T
  ) -> any ServiceCollection {
    registerOnMainActor(
      service, with: (A, B).self, fileID: fileID, filePath: filePath, line: line, column: column
    ) { (arguments: (A, B), services: repeat each D) in
      try make(arguments.0, arguments.1, repeat each services)
    }
  }
}

extension Recipe {
  /// Creates the recipe of an ``AssistedFactory``, which calls a function at each call.
  fileprivate convenience init<T, A, Failure: Error, each D>(
    _ service: T.Type, with argument: A.Type,
    calling make: @escaping @isolated(any) @Sendable (A, repeat each D) throws(Failure) -> T
  ) {
    var dependencies: [DependencyRequest] = []
    repeat dependencies.append(.of((each D).self))
    // The factory calls the function on its actor only.
    let call = Recipe.unisolated(make)
    let assisted = AssistedService(service)
    self.init(
      AssistedFactory<T, A>.self, dependencies: dependencies, isolation: make.isolation, assisted: assisted,
      maker: { scope, _, memory in
        let factory = AssistedFactory<T, A>(scope, of: assisted) { argument, services in
          try call(argument, repeat try services.take((each D).self))
        }
        memory.initializeMemory(as: AssistedFactory<T, A>.self, to: factory)
      })
  }
}

extension ServiceCollection {
  /// Fails to compile with a message that a service which takes an argument has no lifetime.
  @available(
    *, unavailable,
    message: "a service that takes an argument has no lifetime, since each call creates a new one: remove 'lifetime:'"
  )
  @discardableResult
  public func register<T, A, Failure: Error, each D>(
    _ service: T.Type, with argument: A.Type, lifetime: some Lifetime,
    _ make: @escaping @Sendable (A, repeat each D) throws(Failure) -> T
  ) -> any ServiceCollection { self }
}
