import FurnishGraph

/// A provider that overrides registrations of a provider of another type. It searches its own registrations first.
/// Instances that the other provider creates do not receive the overriding services, and recipes of the override do not
/// receive the services of the other provider.
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
    if overrides.table.isAddedIfMissing(ServiceIdentity(T.self, request.name)), let found = try base.find(request) {
      return found
    }
    return try overrides.lookUp(request) ?? base.find(request)
  }

  /// Returns the service as ``find(_:)`` does, and awaits its creation.
  nonisolated(nonsending) func findAwaiting<T>(_ request: ServiceRequest<T>) async throws -> T? {
    let service = ServiceIdentity(T.self, request.name)
    if overrides.table.isAddedIfMissing(service), let found = try await base.findAwaiting(request) {
      return found
    }
    if let found = try await overrides.lookUpAwaiting(request) { return found }
    return try await base.findAwaiting(request)
  }

  func findAll<T>(_ request: ServiceRequest<T>) throws -> [T] {
    let policies = overrides.table.policies(of: ServiceIdentity(T.self, request.name))
    let below = policies.contains(.replace) ? [] : try base.findAll(request)
    if !below.isEmpty, policies.allSatisfy({ $0 == .addIfMissing }) { return below }
    return merge(below, try overrides.lookUpAll(request), policies)
  }

  /// Returns the services as ``findAll(_:)`` does, and awaits their creation.
  nonisolated(nonsending) func findAllAwaiting<T>(_ request: ServiceRequest<T>) async throws -> [T] {
    let policies = overrides.table.policies(of: ServiceIdentity(T.self, request.name))
    let below = policies.contains(.replace) ? [] : try await base.findAllAwaiting(request)
    if !below.isEmpty, policies.allSatisfy({ $0 == .addIfMissing }) { return below }
    return merge(below, try await overrides.findAllAwaiting(request), policies)
  }

  /// Returns the services of the other provider, and after them those of the override.
  ///
  /// - Parameter policies: The policies of the overriding registrations, which are the first elements of `above`. The
  ///   inputs of levels follow them, and have no policy.
  private func merge<T>(_ below: [T], _ above: [T], _ policies: [RegistrationPolicy]) -> [T] {
    if below.isEmpty { return above }
    let added = above.enumerated().filter { index, _ in
      !policies.indices.contains(index) || policies[index] != .addIfMissing
    }
    return below + added.map(\.element)
  }

  func findAll<T, Key: Hashable>(
    _ request: ServiceRequest<T>, by key: Key.Type
  ) throws -> [Key: T] {
    merge(request, below: try base.findAll(request, by: key), above: try overrides.findAll(request, by: key))
  }

  /// Returns the services as ``findAll(_:by:)`` does, and awaits their creation.
  nonisolated(nonsending) func findAllAwaiting<T, Key: Hashable>(
    _ request: ServiceRequest<T>, by key: Key.Type
  ) async throws -> [Key: T] {
    merge(
      request, below: try await base.findAllAwaiting(request, by: key),
      above: try await overrides.findAllAwaiting(request, by: key))
  }

  private func merge<T, Key: Hashable>(
    _ request: ServiceRequest<T>, below: [Key: T], above: [Key: T]
  ) -> [Key: T] {
    let keysAddedIfMissing = overrides.table.keysAddedIfMissing(of: ServiceIdentity(T.self, request.name, by: Key.self))
    let kept = above.filter { below[$0.key] == nil || !keysAddedIfMissing.contains($0.key) }
    return below.merging(kept) { $1 }
  }

  func explain<T>(_ request: ServiceRequest<T>) -> ServiceExplanation {
    let explanation = overrides.explain(request)
    if explanation.registration == nil { return base.explain(request) }
    guard overrides.table.isAddedIfMissing(ServiceIdentity(T.self, request.name)) else { return explanation }
    let below = base.explain(request)
    return below.registration == nil ? explanation : below
  }

  func makeScope() -> OverridingProvider {
    let scope: any ScopedProvider = base.makeScope()
    return OverridingProvider(over: scope, overrides.makeScope(), opened: scope)
  }

  func makeScope<Level: ScopeLevel>(_ level: Level.Type, _ input: Level.Input) -> OverridingProvider {
    let scope: any ScopedProvider = base.makeScope(level, input)
    return OverridingProvider(over: scope, overrides.makeScope(level, input), opened: scope)
  }

  /// The type of the provider below all overrides.
  fileprivate var innermost: any ServiceProvider.Type { (base as? OverridingProvider)?.innermost ?? type(of: base) }

  func close() async throws {
    var failures: [ClosingFailure] = []
    for provider in [overrides, opened] as [(any ScopedProvider)?] {
      guard let provider else { continue }
      do {
        try await provider.close()
      } catch let error as ClosingError {
        failures += error.failures
      } catch {
        failures.append(ClosingFailure(subject: .provider(type(of: provider)), error: error))
      }
    }
    if !failures.isEmpty { throw ClosingError(failures) }
  }
}

extension ServiceTable {
  /// Returns the policies of the registrations of a service that are in force, in order.
  fileprivate func policies(of service: ServiceIdentity) -> [RegistrationPolicy] {
    slots(of: RequestedService(service, takesAll: true)).map(\.registration.policy)
  }

  /// Returns whether a service is added only if no other registration of it exists.
  fileprivate func isAddedIfMissing(_ service: ServiceIdentity) -> Bool {
    slots(of: RequestedService(service)).last?.registration.policy == .addIfMissing
  }

  /// Returns the keys under which a service is added only if no other registration has the key.
  fileprivate func keysAddedIfMissing(of service: ServiceIdentity) -> Set<AnyHashable> {
    let slots = slots(of: RequestedService(service, takesAll: true))
    return Set(slots.filter { $0.registration.policy == .addIfMissing }.compactMap(\.registration.identity.key))
  }

  /// Reports the decorators and the parameters that an override of a provider of another type cannot support, because
  /// it has no access to the recipes of that provider.
  fileprivate func reportUnsupported(overriding provider: any ServiceProvider.Type) {
    let registered = Set(slots.map(\.registration.decoratedIdentity))
    for decorator in registrations where decorator.isDecorator && !registered.contains(decorator.identity) {
      ServiceIssue.cannotDecorate(decorator, overriding: provider).report()
    }
    let received = Set(inputs.compactMap { $0?.registration.identity.service })
    // A registration under the policy `addIfMissing` runs only if the other provider does not have the service, which
    // is not known here.
    for slot in slots where slot.registration.policy != .addIfMissing {
      for request in slot.dependencies
      where request.count == .one && slots(of: request.requested).isEmpty && !received.contains(request.identity) {
        ServiceIssue.cannotReceive(request, slot, overriding: provider).report()
      }
    }
  }
}

extension ServiceProvider {
  /// Returns a provider with other registrations for its callers. Instances that this provider creates do not receive
  /// the overriding services, and recipes of the overriding registrations do not receive the services of this provider.
  /// An override of a ``ServiceScope`` has neither limit.
  ///
  /// A decorator of a service of this provider, and a parameter whose service only this provider has, are reported as
  /// issues.
  ///
  /// - Parameter register: Adds the registrations that differ.
  @_disfavoredOverload
  public func overriding(_ register: (any ServiceCollection) -> Void) -> any ScopedProvider {
    let list = RegistrationList()
    register(list)
    let table = list.close()
    table.reportUnsupported(overriding: (self as? OverridingProvider)?.innermost ?? Self.self)
    return OverridingProvider(over: self, ServiceScope(table))
  }
}
