import FurnishAtomics

/// The objects that belong to a scope, by their addresses: those that it created.
///
/// Found out only when a scope is closed that has something to close, and continued from there.
struct OwnedObjects {
  private var addresses: Set<UnsafeRawPointer> = []
  private var newest: UInt = 0

  /// How many instances that live with overrides of values are each object.
  private var counts: [UnsafeRawPointer: Int] = [:]

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
    var next = current
    while next != newest, let address = UnsafeRawPointer(bitPattern: next) {
      Unmanaged<ServiceInstance>.fromOpaque(address)._withUnsafeGuaranteedRef { instance in
        if let object = instance.object { addresses.insert(object) }
        next = instance.next
      }
    }
    newest = current
    return addresses.contains(object) || counts[object] != nil
  }
}

/// Tells whether an instance that a scope would close is one that it has not created.
struct ForeignInstances {
  private let scope: ServiceScope
  private let owners: [ServiceScope]
  private var seen: Set<UnsafeRawPointer> = []

  /// - Parameter ended: All instances that lived with an override of a value which has ended, if those of the scope are
  ///   among them; nil for the instances that the scope itself stores.
  init(_ scope: ServiceScope, ended: [ServiceInstance]? = nil) {
    self.scope = scope
    var owners: [ServiceScope] = ended == nil ? [] : [scope]
    var open = [scope.enclosing, scope.override?.base].compactMap { $0 }
    while let next = open.popLast() {
      if owners.contains(where: { $0 === next }) { continue }
      owners.append(next)
      open += [next.enclosing, next.override?.base].compactMap { $0 }
    }
    self.owners = owners
    for instance in ended ?? [] {
      let isForeign = instance.link?.scope.map { owner in owner !== scope && owners.contains { $0 === owner } } ?? false
      if isForeign, let object = instance.object { seen.insert(object) }
    }
  }

  /// Enters an instance, older ones first.
  ///
  /// - Returns: Whether the scope is the one that closes it: no instance before was the same one, and no scope around
  ///   it owns it.
  mutating func insert(_ instance: ServiceInstance) -> Bool {
    guard let object = instance.object else { return !isCopyOfDependency(instance) }
    guard seen.insert(object).inserted else { return false }
    if scope.table.passedIn.contains(object) { return false }
    return !owners.contains { owner in owner.withExtras { $0.objects.contain(object, in: owner) } }
  }

  /// Whether a value is the same as one that its recipe was given: values have no identity, so it is compared with
  /// those alone.
  private func isCopyOfDependency(_ instance: ServiceInstance) -> Bool {
    instance.slot.takeUnretainedValue().dependencies.contains { request in
      scope.table.slots(of: request.requested).contains { slot in
        guard let holder = try? scope.holder(of: slot) else { return false }
        switch holder.cell(of: slot).state {
        case .ready(let other), .restricted(let other): return ValueMemory.isSame(instance, other)
        default: return false
        }
      }
    }
  }
}

extension ServiceInstance {
  /// The address of the object that the instance is; nil for values.
  var object: UnsafeRawPointer? { ValueMemory.object(storage, type) }
}

extension ValueMemory {
  /// The address of the object that a value is, or that an existential holds.
  static func object(_ address: UnsafeRawPointer, _ type: any Any.Type) -> UnsafeRawPointer? {
    // A metatype is the address of its type's metadata.
    furnish_object(unsafeBitCast(type, to: UnsafeRawPointer.self), address)
  }

  /// Whether two values have the same dynamic type and the same bytes.
  static func isSame(_ one: KeptValue, _ other: KeptValue) -> Bool {
    let (first, second) = (one.boxed, other.boxed)
    return Swift.type(of: first) == Swift.type(of: second) && bytesOf(first) == bytesOf(second)
  }

  private static func bytesOf(_ value: Any) -> [UInt8] {
    func bytes<Value>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
    return _openExistential(value, do: bytes)
  }
}
