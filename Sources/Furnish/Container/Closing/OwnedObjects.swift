import FurnishPrimitives

/// The objects that belong to a scope: those that it created.
///
/// The first call of ``contain(_:in:)``, when a scope closes an instance, collects the addresses. Each later call adds
/// the instances that were created since the previous call.
struct OwnedObjects: ~Copyable {
  /// A `furnish_table` of their addresses.
  private var addresses: UnsafeMutablePointer<furnish_table>?

  /// The newest instance of the scope whose object is among `addresses`, as ``ServiceScope/newest`` stores it.
  private var newest: UInt = 0

  /// For each object, the number of its instances that live with overrides of values.
  private var counts: [UnsafeRawPointer: Int] = [:]

  deinit { furnish_table_free(addresses) }

  /// Adds an instance that begins to live with an override of a value.
  mutating func enter(_ instance: ServiceInstance) {
    if let object = instance.object { counts[object, default: 0] += 1 }
  }

  /// Removes an instance whose override has ended.
  mutating func leave(_ instance: ServiceInstance) {
    guard let object = instance.object, let count = counts[object] else { return }
    counts[object] = count == 1 ? nil : count - 1
  }

  /// Returns whether the scope owns an object. Call it under the tree's lock.
  mutating func contain(_ object: UnsafeRawPointer, in scope: ServiceScope) -> Bool {
    let current = scope.newest.load()
    if current != newest { addInstances(from: current) }
    return furnish_table_find(addresses, UInt(bitPattern: object)) != 0 || counts[object] != nil
  }

  private mutating func addInstances(from current: UInt) {
    var next = current
    while next != newest, let address = UnsafeRawPointer(bitPattern: next) {
      let instance = Unmanaged<ServiceInstance>.fromOpaque(address)
      next = instance._withUnsafeGuaranteedRef { instance in
        add(instance)
        for wrapped in instance.wrapped?.instances ?? [] { add(wrapped) }
        return instance.next
      }
    }
    newest = current
  }

  private mutating func add(_ instance: ServiceInstance) {
    guard let object = instance.object else { return }
    addresses = furnish_table_insert(addresses, UInt(bitPattern: object), 1)
  }
}

/// A filter for the instances that a scope is about to close, which finds those that the scope has not created.
struct ForeignInstances {
  private let scope: ServiceScope

  /// Whether an object that the scope itself owns counts as foreign. It does for instances that lived with an override
  /// of a value, because the scope closes such an object when the scope itself is closed.
  private let includesScope: Bool
  private var seen: Set<UnsafeRawPointer> = []

  /// The added instances that are values, not objects, by the number of their registration.
  private var values: [Int: ServiceInstance] = [:]

  /// - Parameter ended: The instances of all scopes that ended with the override of a value, if the scope is about to
  ///   close those that belong to it; `nil` if the scope is about to close the instances that it stores.
  init(_ scope: ServiceScope, ended: [ServiceInstance]? = nil) {
    self.scope = scope
    includesScope = ended != nil
    for instance in ended ?? [] {
      guard let owner = instance.link?.scope, owner !== scope, let object = instance.object else { continue }
      if scope.isInside(owner) { seen.insert(object) }
    }
  }

  /// Adds an instance. Call it for older instances first.
  ///
  /// - Returns: Whether the scope must close the instance: no instance that was added before is the same one, and no
  ///   scope around the scope owns it.
  mutating func insert(_ instance: ServiceInstance) -> Bool {
    guard let object = instance.object else {
      let isForeign = contains(instance)
      values[instance.slot.takeUnretainedValue().number] = instance
      return !isForeign
    }
    return seen.insert(object).inserted && !contains(instance)
  }

  /// Returns whether an instance was passed in, or belongs to another scope.
  func contains(_ instance: ServiceInstance) -> Bool {
    guard let object = instance.object else { return isCopyOfDependency(instance) }
    if scope.table.passedIn.contains(object) || scope.hasAdopted(object) { return true }
    if includesScope, scope.owns(object) { return true }
    return scope.input?.object == object || scope.anyScopeAround { $0.owns(object) }
  }

  /// Returns whether an instance that is a value, not an object, equals a value that its recipe or its decorators have
  /// received: a service that they requested, or the value that was passed in for the registration and that decorators
  /// wrap. Such an instance is a copy, which the scope must not close. Values have no identity, so the instance is
  /// compared only with these.
  private func isCopyOfDependency(_ instance: ServiceInstance) -> Bool {
    if let supplied = instance.slot.takeUnretainedValue().recipe.supplied,
      ValueMemory.isSame(instance.boxed, supplied.boxed)
    {
      return true
    }
    let declaredRequests = instance.slot.takeUnretainedValue().dependencies.lazy.map(\.requested)
    return declaredRequests.contains(where: { isCopy(instance, $0) })
      || (instance.provider?.services ?? []).contains { isCopy(instance, $0) }
  }

  private func isCopy(_ instance: ServiceInstance, _ request: RequestedService) -> Bool {
    scope.table.slotsAndInputs(of: request).contains { slot in
      value(of: slot, in: scope).map { ValueMemory.isSame(instance.boxed, $0.boxed) } ?? false
    }
  }

  /// Finds the value of a registration, in a scope or in the scopes that it shares instances with.
  private func value(of slot: Slot, in scope: ServiceScope) -> StoredValue? {
    // The cells of the scope that is being closed are empty already.
    if scope === self.scope, let value = values[slot.number] { return value }
    guard let holder = try? scope.holder(of: slot) else { return nil }
    switch holder.cell(of: slot).state {
    case .ready(let found), .restricted(let found): return found
    default: break
    }
    switch holder.override?.differences.relation(of: slot) {
    case .shared(let below), .undecided(let below): return holder.override.flatMap { value(of: below, in: $0.base) }
    case .own, nil: return nil
    }
  }
}

extension ServiceTable {
  /// Returns the registrations that answer a request, and the inputs of levels that may answer it.
  fileprivate func slotsAndInputs(of request: RequestedService) -> [Slot] {
    slots(of: request) + inputs.compactMap(\.self).filter { $0.registration.identity.service == request.identity }
  }
}

extension ServiceScope {
  /// The instance that was passed in when this scope was opened, as the input of its level.
  fileprivate var input: ServiceInstance? {
    guard let slot = table.inputs[level.index] else { return nil }
    switch cell(of: slot).state {
    case .ready(let instance), .restricted(let instance): return instance.isSupplied ? instance : nil
    default: return nil
    }
  }

  /// Returns whether an object belongs to this scope, or was adopted from an earlier generation.
  fileprivate func owns(_ object: UnsafeRawPointer) -> Bool {
    withExtras { $0.objects.contain(object, in: self) || $0.adoptedObjects.contains(object) }
  }

  /// Returns whether the recipes of this scope may receive instances of another one.
  func isInside(_ other: ServiceScope) -> Bool { anyScopeAround { $0 === other } }

  /// Returns whether a condition holds for one of the scopes whose instances the recipes of this scope may receive:
  /// those around it, and those that it overrides.
  fileprivate func anyScopeAround(_ condition: (ServiceScope) -> Bool) -> Bool {
    guard override != nil else {
      guard let enclosing else { return false }
      return condition(enclosing) || enclosing.anyScopeAround(condition)
    }
    // Several paths may lead to the same scope, which is tested once.
    var seen: Set<ObjectIdentifier> = []
    var open = [enclosing, override?.base].compactMap { $0 }
    while let next = open.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if condition(next) { return true }
      open += [next.enclosing, next.override?.base].compactMap { $0 }
    }
    return false
  }
}

extension ServiceInstance {
  /// The address of the object that the instance is; nil for values.
  var object: UnsafeRawPointer? { ValueMemory.object(storage, type) }
}
