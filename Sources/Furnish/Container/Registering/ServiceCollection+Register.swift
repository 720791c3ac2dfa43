// How the compiler chooses a form of `register`:
//
// - The forms for a lifetime of any type are disfavored, so that `.transient` selects a form for `Transient`, whose
//   services need not be `Sendable`.
// - Among the forms for transient services, the ones in Generated/ for a certain number of parameters are preferred: a
//   function over a parameter pack receives its arguments through memory, which costs a third of a transient service.
// - The other forms are inlined. Otherwise neither a call on `any ServiceCollection` nor its recipe would be
//   specialized.
//
// All forms return `any ServiceCollection`, not `Self`. A type that is the same for all forms of a call is known before
// one of them is chosen, so the compiler chooses the form of each link of a chain by itself. With `Self` it tried all
// combinations, and gave up on some chains of 16 calls.

extension ServiceCollection {
  /// Registers a service that is created by a function or an initializer; its dependencies are the types of the
  /// function's parameters.
  ///
  /// ```swift
  /// services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  /// services.register((any Cache).self, name: "images") { MemoryCache() }
  /// ```
  ///
  /// A parameter may be a service, an optional (`nil` if the service is not registered), an array (all registrations,
  /// in order), a dictionary (all registrations under keys of a type), ``Lazy``, ``Factory``, ``AssistedFactory``,
  /// ``Named``, or the provider. If a service is registered for the very type of an optional, an array or a dictionary,
  /// the parameter receives that service.
  ///
  /// A service that is registered under a key is resolved together with the others under keys of the same type:
  ///
  /// ```swift
  /// services
  ///   .register((any Handler).self, key: Route.home, HomeHandler.init)
  ///   .register((any Handler).self, key: Route.search, SearchHandler.init(index:))
  ///   .register(Router.self) { (handlers: [Route: any Handler]) in Router(handlers) }
  /// ```
  ///
  /// - Parameters:
  ///   - service: The type under which the service is resolved.
  ///   - name: The name under which the service is resolved, if it has one.
  ///   - key: The key of the service in the dictionary in which it is resolved, if it has one.
  ///   - lifetime: How long an instance lives.
  ///   - eager: Whether `start()` creates the service.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  ///   - make: Creates the service. If it is isolated to a global actor, the service is created on that actor: code
  ///     elsewhere awaits it.
  /// - Returns: This collection, for chained calls.
  @_disfavoredOverload
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<T: Sendable, Failure: Error, each D>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: some Lifetime = .singleton, eager: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (repeat each D) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, calling: make), name: name, key: key, lifetime: lifetime, isEager: eager,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a transient service, `Sendable` or not, that is created by a function of any number of parameters.
  ///
  /// Each request creates an instance, which belongs to the requester. The other parameters and the result are those of
  /// the form for `Sendable` services.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<T, Failure: Error, each D>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (repeat each D) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, calling: make), name: name, key: key, lifetime: lifetime,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }
}
