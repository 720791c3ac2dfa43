/// A provider over one that is none of ours: it asks its own registrations first. What the
/// other one makes knows nothing of them.
final class OverridingProvider: ServiceProvider {
  private let base: any ServiceProvider
  private let overrides: ServiceScope

  init(over base: any ServiceProvider, _ overrides: ServiceScope) {
    self.base = base
    self.overrides = overrides
  }

  func find<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> T? {
    if let found = try overrides.find(request) { return found }
    return try base.find(request)
  }

  func findAll<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> [T] {
    try base.findAll(request) + overrides.findAll(request)
  }

  func findAll<T, Key: Hashable>(
    _ request: ServiceRequest<T>, by key: Key.Type
  ) throws(ServiceError) -> [Key: T] {
    try base.findAll(request, by: key).merging(overrides.findAll(request, by: key)) { $1 }
  }

  func makeScope() -> OverridingProvider {
    OverridingProvider(over: base.makeScope(), overrides.makeScope())
  }
}

extension ServiceProvider {
  /// A provider that answers differently for who asks it: what a provider of another make can
  /// do. What this one makes knows nothing of it. A ``ServiceScope`` does better.
  ///
  /// - Parameter register: Registers what is to be different.
  @_disfavoredOverload
  public func overriding(_ register: (any ServiceCollection) -> Void) -> any ServiceProvider {
    let list = RegistrationList()
    register(list)
    return OverridingProvider(over: self, ServiceScope(list.close()))
  }
}
