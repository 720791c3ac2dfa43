import FurnishAtomics

/// The objects that belong to a scope: those that it created.
///
/// Found out only when a scope is closed that has something to close, and continued from there.
struct OwnedObjects: ~Copyable {
  /// A `furnish_table` of their addresses.
  private var addresses: UnsafeMutablePointer<furnish_table>?
  private var newest: UInt = 0

  /// How many instances that live with overrides of values are each object.
  private var counts: [UnsafeRawPointer: Int] = [:]

  deinit { furnish_table_free(addresses) }

  /// An instance lives with an override of a value from now on.
  mutating func enter(_ instance: ServiceInstance) {
    if let object = instance.object { counts[object, default: 0] += 1 }
  }

  /// The override has ended.
  mutating func leave(_ instance: ServiceInstance) {
    guard let object = instance.object, let count = counts[object] else { return }
    counts[object] = count == 1 ? nil : count - 1
  }

  /// Whether an object is among them. Call it under the tree's lock.
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

/// A test whether an instance that a scope would close is one that it has not created.
struct ForeignInstances {
  private let scope: ServiceScope

  /// Whether the scope itself may be the owner: of an instance that lived with an override of a value.
  private let includesScope: Bool
  private var seen: Set<UnsafeRawPointer> = []

  /// - Parameter ended: All instances that lived with an override of a value which has ended, if those of the scope are
  ///   among them; nil for the instances that the scope itself stores.
  init(_ scope: ServiceScope, ended: [ServiceInstance]? = nil) {
    self.scope = scope
    includesScope = ended != nil
    for instance in ended ?? [] {
      guard let owner = instance.link?.scope, owner !== scope, let object = instance.object else { continue }
      if scope.isInside(owner) { seen.insert(object) }
    }
  }

  /// Enters an instance, older ones first.
  ///
  /// - Returns: Whether the scope is the one that closes it: no instance before was the same one, and no scope around
  ///   it owns it.
  mutating func insert(_ instance: ServiceInstance) -> Bool {
    if let object = instance.object, !seen.insert(object).inserted { return false }
    return !contains(instance)
  }

  /// Whether an instance was passed in, or belongs to another scope.
  func contains(_ instance: ServiceInstance) -> Bool {
    guard let object = instance.object else { return isCopyOfDependency(instance) }
    if scope.table.passedIn.contains(object) || scope.hasAdopted(object) || scope.isGiven(object) { return true }
    if includesScope, scope.owns(object) { return true }
    return scope.anyScopeAround { $0.owns(object) }
  }

  /// Whether a value is the same as one that its recipe was given: values have no identity, so it is compared with
  /// those alone.
  private func isCopyOfDependency(_ instance: ServiceInstance) -> Bool {
    instance.slot.takeUnretainedValue().dependencies.contains { request in
      scope.table.slots(of: request.requested).contains { slot in
        guard let holder = try? scope.holder(of: slot) else { return false }
        switch holder.cell(of: slot).state {
        case .ready(let other), .restricted(let other): return ValueMemory.isSame(instance, other)
        default: break
        }
        // The cells of a scope that is being closed are empty.
        guard let other = holder.newestInstance(of: holder.ownSlot(slot)), other !== instance else { return false }
        return ValueMemory.isSame(instance, other)
      }
    }
  }
}

extension ServiceScope {
  /// Whether an object was passed to this scope, as the input of its level.
  fileprivate func isGiven(_ object: UnsafeRawPointer) -> Bool {
    guard table.inputs[level.index] != nil else { return false }
    var isGiven = false
    forEachInstance { isGiven = isGiven || $0.isSupplied && $0.object == object }
    return isGiven
  }

  fileprivate func owns(_ object: UnsafeRawPointer) -> Bool {
    withExtras { $0.objects.contain(object, in: self) || $0.adoptedObjects.contains(object) }
  }

  /// Whether the recipes of this scope may receive instances of another one.
  func isInside(_ other: ServiceScope) -> Bool { anyScopeAround { $0 === other } }

  /// Whether a condition holds for one of the scopes whose instances the recipes of this scope may receive: those around
  /// it, and those that it overrides.
  fileprivate func anyScopeAround(_ condition: (ServiceScope) -> Bool) -> Bool {
    guard override != nil else {
      guard let enclosing else { return false }
      return condition(enclosing) || enclosing.anyScopeAround(condition)
    }
    // Several ways lead to the same scope from here.
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

extension ValueMemory {
  /// Whether two values that can be closed have the same dynamic type and the same bytes.
  static func isSame(_ one: StoredValue, _ other: StoredValue) -> Bool {
    // The casts return the value itself where it is registered under a protocol.
    guard let first = one.boxed as? any Closeable, let second = other.boxed as? any Closeable else { return false }
    return Swift.type(of: first) == Swift.type(of: second) && bytesOf(first) == bytesOf(second)
  }

  private static func bytesOf(_ value: any Closeable) -> [UInt8] {
    func bytes<Value>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
    return _openExistential(value, do: bytes)
  }
}
