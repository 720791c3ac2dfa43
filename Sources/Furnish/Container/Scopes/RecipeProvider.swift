import FurnishAtomics

/// The provider that a recipe receives: the scope that stores the instance, without retaining it.
///
/// It notes what is requested of it, since nothing else shows what such a recipe depends on. An instance that still
/// holds it when its recipe has returned may request anything later.
///
// `@unchecked Sendable`: all that changes is guarded by `lock`.
final class RecipeProvider: ScopedProvider, @unchecked Sendable {
  private let lock = Lock()
  private let link: ScopeLink
  private var requested: Set<ServiceIdentity> = []
  private var isCaptured = false

  init(_ scope: ServiceScope) { link = ScopeLink(scope) }

  /// The provider for the recipe that is running here.
  ///
  /// The instance that a scope stores, and everything that such an instance holds, must not retain the scope: the two
  /// would keep each other alive. An instance that the caller alone holds may.
  static func current(of scope: ServiceScope) -> any ServiceProvider {
    if let frame = furnish_frame_innermost()?.pointee.stored {
      guard frame.pointee.scope == UnsafeRawPointer(Unmanaged.passUnretained(scope).toOpaque()) else {
        return RecipeProvider(scope)
      }
      if let known = frame.pointee.provider { return Unmanaged<RecipeProvider>.fromOpaque(known).takeUnretainedValue() }
      let made = RecipeProvider(scope)
      frame.pointee.provider = Unmanaged.passRetained(made).toOpaque()
      return made
    }
    guard let build = AsyncBuild.current, let store = build.subject.store else { return scope }
    guard store === scope else { return RecipeProvider(scope) }
    return Engine.lock.withLock {
      if let provider = build.provider { return unsafeDowncast(provider, to: RecipeProvider.self) }
      let made = RecipeProvider(scope)
      build.provider = made
      return made
    }
  }

  /// - Throws: ``ServiceError`` when the scope is released.
  func scope() throws(ServiceError) -> ServiceScope {
    guard let scope = link.scope else { throw .scopeIsGone() }
    return scope
  }

  func find<T>(_ request: ServiceRequest<T>) throws -> T? {
    note(ServiceIdentity(T.self, request.name))
    return try scope().lookUp(request)
  }

  func findAll<T>(_ request: ServiceRequest<T>) throws -> [T] {
    note(ServiceIdentity(T.self, request.name))
    return try scope().lookUpAll(request)
  }

  func findAll<T, Key: Hashable>(_ request: ServiceRequest<T>, by key: Key.Type) throws -> [Key: T] {
    note(ServiceIdentity(T.self, request.name, by: key))
    return try scope().lookUpAll(request, by: key)
  }

  func makeScope() -> ServiceScope { ServiceError.stopping(scope).makeScope() }

  func makeScope<Level: ScopeLevel>(_ level: Level.Type, _ input: Level.Input) -> ServiceScope {
    ServiceError.stopping(scope).makeScope(level, input)
  }

  /// Closes the scope that the recipe belongs to.
  func close() async throws { try await link.scope?.close() }

  @_implements(ServiceProvider,overriding(_:))
  func anyOverriding(_ register: (any ServiceCollection) -> Void) -> any ServiceProvider {
    let made: ServiceScope = ServiceError.stopping(scope).overriding(register)
    return made
  }

  func note(_ service: ServiceIdentity) { lock.withLock { _ = requested.insert(service) } }

  /// The services that were requested so far.
  var services: Set<ServiceIdentity> { lock.withLock { requested } }

  /// Whether the instance held this when its recipe had returned.
  var wasCaptured: Bool { lock.withLock { isCaptured } }

  func noteCapture() { lock.withLock { isCaptured = true } }
}
