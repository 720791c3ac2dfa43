import FurnishGraph
import FurnishPrimitives

extension ServiceScope {
  /// Explains a request to this scope.
  func explanation<T>(of request: ServiceRequest<T>) -> ServiceExplanation {
    let identity = ServiceIdentity(T.self, request.name)
    let number = isRegistered(identity) ? table.services.number(of: identity) : nil
    return explanation(of: ServiceSymbol(T.self, request.name), number.map { table.slot(at: place(ofService: $0)) }) {
      table.missing(T.self, request.name, isParameter: false)
    }
  }

  /// Explains the service of one key in a request for all services that are registered under keys of its type.
  func explanation<T, Key: Hashable>(of request: ServiceRequest<T>, key: Key) -> ServiceExplanation {
    let number = table.services.number(of: ServiceIdentity(T.self, request.name, by: Key.self))
    let slots = number.map { table.groups[$0].map { table.slots[Int($0)] } } ?? []
    let slot = slots.last { $0.registration.key as? Key == key }
    return explanation(of: ServiceSymbol(T.self, request.name, keyedBy: Key.self), slot) {
      table.missing(T.self, request.name, keyedBy: Key.self, isParameter: false)
    }
  }

  private func explanation(
    of symbol: ServiceSymbol, _ slot: Slot?, missing: () -> ServiceError
  ) -> ServiceExplanation {
    var explanation = ServiceExplanation(symbol)
    explanation.requester = describedScope
    if isClosing { explanation.problem = isClosedError.finding(about: symbol) }
    guard let slot else {
      explanation.problem = explanation.problem ?? missing().finding(about: symbol)
      return explanation
    }
    explanation.registration = ServiceExplanation.Registration(slot, in: table)
    explanation.otherRegistrations = table.registrations(besides: slot)
    explanation.dependencies = slot.declaredDependencies
    do throws(ServiceError) {
      let holder = try holder(of: slot)
      explanation.describeInstance(of: slot, in: holder, requestedFrom: self)
    } catch {
      explanation.problem = explanation.problem ?? error.finding(about: symbol)
    }
    return explanation
  }
}

extension ServiceExplanation {
  /// Adds the scope that the instance belongs to, its state and its type.
  fileprivate mutating func describeInstance(
    of slot: Slot, in holder: ServiceScope, requestedFrom requester: ServiceScope
  ) {
    guard slot.isStored else {
      owner = .transient
      return
    }
    let found = InstanceOwner(of: slot, in: holder)
    switch found.reason {
    case .decided(let reason):
      owner = .scope(requester.visibleProvider(of: found.scope).describedScope, because: reason)
      if found.scope !== holder { sharedBy = requester.visibleProvider(of: holder).describedScope }
    case .undecided:
      owner = .undecided(
        innermost: requester.visibleProvider(of: holder).describedScope,
        outermost: requester.visibleProvider(of: found.scope).describedScope)
    }
    let instance = found.instance
    state = found.state(with: instance)
    guard let instance else { return }
    // A value of the main actor is not copied. The copy could outlive the instance, and would be released outside of
    // the actor.
    if !instance.isBoundToMainActor { instanceType = TypeName.full(Swift.type(of: instance.boxed)) }
    let known = Set(dependencies.map(\.service))
    dependencies += Set((instance.provider?.services ?? []).map(\.identity.symbol)).filter { !known.contains($0) }
      .sorted { $0.fullDescription < $1.fullDescription }.map { Dependency(service: $0, kind: .requested) }
    overriddenValues = instance.dependencies.filter(\.wasOverridden).map { TypeName.full(at: $0.key) }.sorted()
  }
}

extension InstanceOwner {
  /// The instance that a request receives, if it exists.
  fileprivate var instance: ServiceInstance? {
    switch scope.cell(of: slot).state {
    case .ready(let instance): return instance
    case .restricted(let instance):
      let isValid = instance.mask == 0 || instance.isValid(from: Layer.current)
      return isValid ? instance : scope.findOutsideCell(slot)
    case .empty, .building, .contended, .suspending: return scope.findOutsideCell(slot)
    }
  }

  /// Returns the state of the instance that a request receives; `nil` stands for an instance that does not exist.
  fileprivate func state(with instance: ServiceInstance?) -> ServiceExplanation.State {
    let all = scope.instances.reversed()
    guard let instance else {
      if scope.isClosing {
        let existed = all.contains { $0.slot.toOpaque() == Unmanaged.passUnretained(slot).toOpaque() }
        return existed ? .closed : .notCreated
      }
      return scope.cell(of: slot).state.isBuilding ? .beingCreated : .notCreated
    }
    if instance.isSupplied { return .passedIn }
    return .created(number: all.filter { !$0.isSupplied }.firstIndex { $0 === instance }.map { $0 + 1 })
  }
}

extension ServiceScope {
  /// This scope, as explanations name it.
  var describedScope: ServiceExplanation.Scope {
    if let override { return .override(of: override.base.describedScope, number: number) }
    if level == .root { return .root }
    return level == table.levels.plain ? .anonymous(number: number) : .level(table.levels.id(of: level), number: number)
  }

  /// Returns the overriding provider that an internal scope belongs to, if requests to this scope pass through that
  /// provider. Otherwise, and for a scope that is not internal, returns the scope itself.
  fileprivate func visibleProvider(of scope: ServiceScope) -> ServiceScope {
    guard scope.isInternal else { return scope }
    var remaining = [self]
    while let next = remaining.popLast() {
      var inner = next.internalScope
      while let current = inner {
        if current === scope { return next }
        inner = current.internalScope
      }
      remaining += [next.override?.base, next.enclosing].compactMap(\.self)
    }
    return scope
  }

  /// The number of this scope in explanations.
  ///
  /// It is assigned when an explanation first names the scope. Counting every scope that is opened would cost too much.
  private var number: Int {
    if let known = withExtrasIfAny({ $0.number }) ?? nil { return known }
    var top = self
    while let parent = top.parent { top = parent }
    let new = top.withExtras { $0.makeScopeNumber() }
    return withExtras { extras in
      let number = extras.number ?? new
      extras.number = number
      return number
    }
  }
}
