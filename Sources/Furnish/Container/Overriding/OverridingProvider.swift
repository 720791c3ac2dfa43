/// A provider that overrides registrations of a provider of another type. It searches its own registrations first.
/// Instances that the other provider creates do not receive the overriding services.
final class OverridingProvider: ScopedProvider {
  private let base: any ServiceProvider
  private let overrides: ServiceScope

  /// The scope of the other provider that was opened for this one, and is closed with it.
  private let opened: (any ScopedProvider)?

  init(over base: any ServiceProvider, _ overrides: ServiceScope, opened: (any ScopedProvider)? = nil) {
    self.base = base
    self.overrides = overrides
    self.opened = opened
  }

  func find<T>(_ request: ServiceRequest<T>) throws -> T? {
    if let found = try overrides.lookUp(request) { return found }
    return try base.find(request)
  }

  func findAll<T>(_ request: ServiceRequest<T>) throws -> [T] {
    try base.findAll(request) + overrides.lookUpAll(request)
  }

  func findAll<T, Key: Hashable>(
    _ request: ServiceRequest<T>, by key: Key.Type
  ) throws -> [Key: T] {
    try base.findAll(request, by: key).merging(overrides.findAll(request, by: key)) { $1 }
  }

  func explain<T>(_ request: ServiceRequest<T>) -> ServiceExplanation {
    let explanation = overrides.explain(request)
    return explanation.registration == nil ? base.explain(request) : explanation
  }

  func makeScope() -> OverridingProvider {
    let scope: any ScopedProvider = base.makeScope()
    return OverridingProvider(over: scope, overrides.makeScope(), opened: scope)
  }

  func makeScope<Level: ScopeLevel>(_ level: Level.Type, _ input: Level.Input) -> OverridingProvider {
    let scope: any ScopedProvider = base.makeScope(level, input)
    return OverridingProvider(over: scope, overrides.makeScope(level, input), opened: scope)
  }

  func close() async throws {
    var failures: [ClosingFailure] = []
    do { try await overrides.close() } catch { failures = (error as? ClosingError)?.failures ?? [] }
    try await opened?.close()
    if !failures.isEmpty { throw ClosingError(failures) }
  }
}

extension ServiceProvider {
  /// Returns a provider with other registrations for its callers. Instances that this provider creates do not receive
  /// the overriding services; instances of a ``ServiceScope`` do.
  ///
  /// - Parameter register: Adds the registrations that differ.
  @_disfavoredOverload
  public func overriding(_ register: (any ServiceCollection) -> Void) -> any ServiceProvider {
    let list = RegistrationList()
    register(list)
    return OverridingProvider(over: self, ServiceScope(list.close()))
  }
}
