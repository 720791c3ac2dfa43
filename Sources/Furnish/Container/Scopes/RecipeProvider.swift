import FurnishPrimitives

/// The provider that a recipe receives. It resolves services from the scope that stores the instance, and does not
/// retain that scope.
///
/// It records the requests of the recipe, because nothing else shows the dependencies of a recipe that takes a
/// provider. An instance that still holds it after the recipe has returned may request any service later.
// `@unchecked Sendable`: all variables are guarded by `lock`.
final class RecipeProvider: ScopedProvider, @unchecked Sendable {
  private let lock = Lock()
  let link: ScopeLink

  /// The provider of the outer recipe, which has requested the instance of this recipe, if that instance is transient.
  /// The requests of this recipe count as requests of the outer one, too.
  private var outer: RecipeProvider?

  private var requestedServices: Set<RequestedService> = []
  private var isCaptured = false

  private init(_ scope: ServiceScope, inside outer: RecipeProvider? = nil) {
    link = ScopeLink(scope)
    self.outer = outer
  }

  /// Returns the provider for the recipe that is running on this thread or in this task.
  ///
  /// An instance that a scope holds, and every object that this instance holds, must not retain the scope: the two
  /// would retain each other. An instance that only the caller holds may retain it.
  static func current(of scope: ServiceScope) -> any ServiceProvider { ofHeldInstance(in: scope) ?? scope }

  /// Returns the provider of the innermost instance that a scope retains, and that the calling code creates or makes a
  /// request for; `nil` if only the caller will retain the objects that this code creates.
  static func ofHeldInstance(in scope: ServiceScope) -> RecipeProvider? {
    provider(inside: furnish_frame_innermost()?.pointee.held, in: scope)
  }

  /// Returns a link to the scope for the instance that the calling code creates. If the instance belongs to a scope
  /// below an override, the link leads to that scope once this is known.
  static func linkOfInstance(in scope: ServiceScope) -> ScopeLink {
    guard scope.override != nil else { return ScopeLink(scope) }
    if let frame = furnish_frame_innermost()?.pointee.stored { return provider(of: frame, in: scope).link }
    return provider(of: AsyncBuild.current, in: scope)?.link ?? ScopeLink(scope)
  }

  private static func provider(inside held: BuildFrame?, in scope: ServiceScope) -> RecipeProvider? {
    if let requester = furnish_requester_inside(held) {
      // The caller of the request retains the provider while the request runs.
      let provider = requester.pointee.provider.map { Unmanaged<RecipeProvider>.fromOpaque($0).takeUnretainedValue() }
      return provider?.link.scope === scope ? provider : RecipeProvider(scope)
    }
    return held.map { provider(of: $0, in: scope) } ?? ofTask(in: scope)
  }

  /// Returns the provider for the asynchronous recipe of a transient instance that the scope will close.
  static func ofTransient(in scope: ServiceScope) -> RecipeProvider {
    RecipeProvider(scope, inside: ofTask(in: scope))
  }

  /// Returns the provider for the recipe that this task is running, or `nil` if it is running none.
  private static func ofTask(in scope: ServiceScope) -> RecipeProvider? {
    // The innermost of both is that of the transient instance: the recipe of a stored one runs outside of the others.
    if let held = TransientBuild.heldHere { return held.scope === scope ? held.provider : RecipeProvider(scope) }
    return provider(of: AsyncBuild.current, in: scope)
  }

  private static func provider(of frame: BuildFrame, in scope: ServiceScope) -> RecipeProvider {
    guard frame.pointee.scope == UnsafeRawPointer(Unmanaged.passUnretained(scope).toOpaque()) else {
      return RecipeProvider(scope)
    }
    if let known = frame.pointee.provider { return Unmanaged<RecipeProvider>.fromOpaque(known).takeUnretainedValue() }
    let outer = frame.isStored ? nil : provider(inside: frame.pointee.outer?.pointee.held, in: scope)
    let created = RecipeProvider(scope, inside: outer)
    frame.pointee.provider = Unmanaged.passRetained(created).toOpaque()
    return created
  }

  private static func provider(of build: Build?, in scope: ServiceScope) -> RecipeProvider? {
    guard let build, let store = build.storeIfRunning else { return nil }
    guard store === scope else { return RecipeProvider(scope) }
    return Engine.lock.withLock {
      // Only this function sets `build.provider`.
      if let provider = build.provider { return unsafeDowncast(provider, to: RecipeProvider.self) }
      let created = RecipeProvider(scope)
      build.provider = created
      return created
    }
  }

  /// Returns the scope of the recipe.
  ///
  /// - Throws: ``ServiceError`` if the scope was released.
  func scope() throws(ServiceError) -> ServiceScope {
    guard let scope = link.scope else { throw .scopeIsReleased() }
    return scope
  }

  func find<T>(_ request: ServiceRequest<T>) throws -> T? {
    note(request)
    // A chain of recipes takes less stack without the closure.
    if isCurrent { return try scope().lookUp(request) }
    return try requesting { scope throws(ServiceError) in try scope.lookUp(request) }
  }

  func findAll<T>(_ request: ServiceRequest<T>) throws -> [T] {
    note(request, takesAll: true)
    if isCurrent { return try scope().lookUpAll(request) }
    return try requesting { scope throws(ServiceError) in try scope.lookUpAll(request) }
  }

  func findAll<T, Key: Hashable>(_ request: ServiceRequest<T>, by key: Key.Type) throws -> [Key: T] {
    note(RequestedService(ServiceIdentity(T.self, request.name, by: key), takesAll: true))
    if isCurrent { return try scope().lookUpAll(request, by: key) }
    return try requesting { scope throws(ServiceError) in try scope.lookUpAll(request, by: key) }
  }

  /// Whether the recipes of transient services that the calling code runs receive this provider even without
  /// ``requesting(_:)``.
  private var isCurrent: Bool { furnish_requests_through(Unmanaged.passUnretained(self).toOpaque()) }

  /// Calls a function that requests services for the instance of the recipe.
  ///
  /// - Throws: ``ServiceError`` if the scope was released, or the error of the function.
  func requesting<Success>(
    _ request: (ServiceScope) throws(ServiceError) -> Success
  ) throws(ServiceError) -> Success {
    try link.requesting(for: self, request)
  }

  func makeScope() -> ServiceScope { ServiceError.stopping(scopeForUnknownRequests).makeScope() }

  func makeScope<Level: ScopeLevel>(_ level: Level.Type, _ input: Level.Input) -> ServiceScope {
    ServiceError.stopping(scopeForUnknownRequests).makeScope(level, input)
  }

  /// Returns the scope of the recipe, from which the caller opens a scope or an overriding provider. The requests to
  /// the opened scope are not noted, so the instance counts as one that has stored this provider: it may have received
  /// any service.
  private func scopeForUnknownRequests() throws(ServiceError) -> ServiceScope {
    forEachOuter { $0.isCaptured = true }
    return try scope()
  }

  /// Closes the scope that the recipe belongs to.
  func close() async throws { try await link.scope?.close() }

  @_implements(ServiceProvider,overriding(_:))
  func anyOverriding(_ register: (any ServiceCollection) -> Void) -> any ScopedProvider {
    let created: ServiceScope = ServiceError.stopping(scopeForUnknownRequests).overriding(register)
    return created
  }

  private func note<T>(_ request: ServiceRequest<T>, takesAll: Bool = false) {
    note(RequestedService(ServiceIdentity(T.self, request.name), takesAll: takesAll))
  }

  func note(_ service: RequestedService) { forEachOuter { $0.requestedServices.insert(service) } }

  /// Calls `body` with this provider and those around it, each under its own lock.
  private func forEachOuter(_ body: (RecipeProvider) -> Void) {
    var next: RecipeProvider? = self
    while let provider = next {
      next = provider.lock.withLock {
        body(provider)
        return provider.outer
      }
    }
  }

  /// The services that were requested so far.
  var services: Set<RequestedService> { lock.withLock { requestedServices } }

  /// A Boolean value that indicates whether the instance may request services that are not noted: it held this provider
  /// after its recipe had returned, or the recipe has opened a scope or an overriding provider.
  var wasCaptured: Bool { lock.withLock { isCaptured } }

  func noteCapture() { lock.withLock { isCaptured = true } }

  /// Releases the outer provider. Call it when the recipe has returned and its instance does not hold this provider.
  ///
  /// Otherwise this provider would retain the outer one, as if the instance of the outer recipe had stored it.
  func leaveOuter() {
    let outer = lock.withLock {
      defer { self.outer = nil }
      return self.outer
    }
    // The outer provider is released here, without the lock.
    withExtendedLifetime(outer) {}
  }
}
