// Instances that are closed before their scope is. Either they live with the override of a value, which means that
// their recipes have read it and only code under it receives them, and the override has ended; or no request can
// receive them any more.

/// Instances of one scope that are to be closed, in the order of closing.
struct EndedInstances {
  private let scope: ServiceScope
  private let order: [ServiceInstance]

  /// The overrides that contributed to the instances and that have not ended. They end after the instances are closed,
  /// because the instances depend on those that live there: two nested overrides usually end at the same time, the
  /// inner one first.
  private let contributors: Contributors

  /// Overrides that are released from the inside out, so that each delays the end of those around it.
  // `@unchecked Sendable`: `identities` has `Sendable` elements, no code reads it between the initializer and `deinit`,
  // and `deinit` runs once, when no other reference exists.
  private final class Contributors: @unchecked Sendable {
    private var identities: [LayerIdentity]

    init(to instances: [ServiceInstance]) {
      identities = instances.flatMap(\.contributors).sorted { $0.depth < $1.depth }
    }

    deinit { while identities.popLast() != nil {} }
  }

  /// - Parameter ended: All instances that ended together, including those of other scopes.
  private init(_ ended: [ServiceInstance], of scope: ServiceScope) {
    self.scope = scope
    let own = ended.filter { $0.link?.scope === scope }
    scope.withExtras { extras in
      for instance in own where !instance.expires { extras.objects.leave(instance) }
    }
    order = scope.closingOrder(of: own.flatMap(\.withWrapped), ForeignInstances(scope, ended: ended))
    // Of an instance that a decorator wraps, the instance of the wrapper alone stores the contributors.
    contributors = Contributors(to: own)
    // This counts as a build, so that closing the scope waits until the instances are closed.
    if !order.isEmpty { _ = scope.state.add(ScopeState.build) }
  }

  /// Closes instances in one task for each scope; closing the scope waits for its task. Instances of inner scopes are
  /// closed first, since they may depend on the others.
  ///
  /// - Returns: The tasks; none if no instance is to be closed.
  @discardableResult
  static func close(_ ended: [ServiceInstance], of scopes: [ServiceScope]) -> [Task<Void, Never>] {
    var tasks: [(scope: ServiceScope, task: Task<Void, Never>)] = []
    let all = scopes.sorted { $0.depth > $1.depth }.map { EndedInstances(ended, of: $0) }
    for instances in all where !instances.order.isEmpty {
      let inner = tasks.filter { $0.scope.isInside(instances.scope) }.map(\.task)
      let task = Task {
        for task in inner { await task.value }
        await ClosingScopes.withoutClosingScopes { await instances.close() }
        withExtendedLifetime(instances.contributors) {}
      }
      tasks.append((instances.scope, task))
    }
    return tasks.map(\.task)
  }

  private func close() async {
    var failures: [ClosingFailure] = []
    await ClosingScopes.close(.several(order), of: scope, &failures)
    if !failures.isEmpty { ServiceIssue.reportClosingFailed(ClosingError(failures)) }
    scope.endBuild()
  }
}

extension ServiceScope {
  /// Throws if the asynchronous recipe of an instance has closed the scope of the instance. Closing the scope did not
  /// wait for the recipe, so this method closes the instance first.
  ///
  /// - Throws: ``ServiceError`` if the scope is closed.
  func checkNotClosed(_ instance: ServiceInstance) async throws {
    guard state.load() & ScopeState.taken != 0 else { return }
    instance.link = ScopeLink(self)
    for task in EndedInstances.close([instance], of: [self]) { await task.value }
    throw isClosedError
  }

  package func overrideHasEnded(_ override: ObjectIdentifier, _ values: [StoredValue], in stores: [any InstanceStore]) {
    // Only scopes add themselves to an override as stores.
    let scopes = stores.compactMap { $0 as? ServiceScope }
    EndedInstances.close(ServiceInstance.sorted(values.filter { $0 is ServiceInstance }), of: scopes)
    // Until now, closing a scope waited for the end of the override. From here on it waits for the tasks, which count
    // as builds.
    for scope in scopes { (scope.withExtrasIfAny { $0.remove(override) } ?? nil)?.end() }
  }

  /// The number of scopes that this one is inside of, or overrides.
  fileprivate var depth: Int {
    var depth = 0
    var next = parent
    while let scope = next {
      depth += 1
      next = scope.parent
    }
    return depth
  }
}
