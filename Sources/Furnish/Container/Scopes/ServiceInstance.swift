import FurnishPrimitives

/// An instance of a service, and the scope that it belongs to.
///
/// The class is `package`, like the initializers that it inherits: in an internal class, Swift 6.3 replaces them by
/// initializers that call themselves.
// `@unchecked Sendable`: as for ``StoredValue``; variables are set before a second thread can see the instance, or only
// by the task that closes the scope.
package final class ServiceInstance: StoredValue, @unchecked Sendable {
  /// The registration, in the table of the scope that it belongs to; the scope retains the table.
  @exclusivity(unchecked) private(set) var slot: Unmanaged<Slot>

  /// The scope that it belongs to. Read it only while that scope is known to live.
  @exclusivity(unchecked) private(set) var owner: Unmanaged<ServiceScope>

  /// The address of the instance that its scope created before this one; 0 for the first.
  @exclusivity(unchecked) var next: UInt = 0

  @exclusivity(unchecked) private var extras = InstanceExtras.none

  /// Whether the instance was passed in, so that no scope closes it.
  @exclusivity(unchecked) var isSupplied = false

  /// The place in the order of creation, for an instance that is not stored in a cell.
  @exclusivity(unchecked) var order = 0

  /// Whether its scope has closed it, or decided not to; guarded by the lock of the scope's tree.
  @exclusivity(unchecked) private var isClosed = false

  /// 1 once its `close()` has returned.
  @exclusivity(unchecked) private var end = furnish_word()

  /// Whether its scope has decided to close it.
  @exclusivity(unchecked) var isToBeClosed = false

  /// Reserves memory for an instance that a recipe is about to create.
  init(reserving slot: borrowing Slot, in scope: borrowing ServiceScope) {
    self.slot = .passUnretained(slot)
    owner = .passUnretained(scope)
    super.init(reserving: slot.service, key: scope.cell(of: slot).key, traits: slot.traits)
  }

  /// Creates an instance that takes over an existing value, with the memory that the value is in.
  init(_ storage: ValueStorage, of slot: Slot, in scope: ServiceScope) {
    self.slot = .passUnretained(slot)
    owner = .passUnretained(scope)
    super.init(storage, key: scope.cell(of: slot).key, traits: slot.traits)
  }

  /// The provider that the recipe received.
  var provider: RecipeProvider? {
    get { extras.provider }
    set { extras.provider = newValue }
  }

  /// The instances that its decorators wrap, if the scope has to close them.
  var wrapped: WrappedInstances? {
    get { extras.wrapped }
    set { extras.wrapped = newValue }
  }

  /// The scope that it belongs to, for an instance that lives with an override of a value and may outlive the scope.
  var link: ScopeLink? {
    get { extras.link }
    set { extras.link = newValue }
  }

  /// Moves the instance to another scope, in which `slot` is the same registration.
  func move(to scope: ServiceScope, as slot: Slot) {
    owner = .passUnretained(scope)
    self.slot = .passUnretained(slot)
    move(to: scope.cell(of: slot).key)
    for wrapped in wrapped?.instances ?? [] {
      let recipe = wrapped.slot._withUnsafeGuaranteedRef(\.recipe)
      // An instance that a decorator wraps has the same registration. A transient has a registration that exists in
      // both scopes: otherwise this instance would not move.
      let other = recipe === slot.recipe ? slot : scope.table.slots.first { $0.recipe === recipe } ?? slot
      wrapped.move(to: scope, as: other)
      wrapped.link = ScopeLink(scope)
    }
  }

  /// Stores the condition under which the instance is used, for a lifetime that may end before the scope.
  ///
  /// - Throws: ``ServiceError`` if the lifetime is weak, and the instance is no object.
  func expire() throws(ServiceError) {
    let slot = slot.takeUnretainedValue()
    let registration = slot.registration
    if registration.lifetime is Weak {
      guard let reference = weakReference else { throw .weakValue(slot) }
      expiry = .whileHeld(reference, sibling: SiblingTemplate.sibling(of:))
    } else {
      expiry = .whileServing(ServiceInstance.stamped(registration.lifetime))
    }
  }

  /// A weak reference to the object that the instance is; nil for values.
  private var weakReference: WeakReference? {
    object.map { WeakReference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), type) }
  }

  private static func stamped(_ lifetime: some Lifetime) -> @Sendable () -> Bool {
    let stamp = lifetime.stamp()
    return { lifetime.isCurrent(stamp) }
  }

  /// The parts of an instance that are needed to create another one for the same object. They do not retain the first
  /// one.
  private final class SiblingTemplate: Sendable {
    let slot: Slot
    let link: ScopeLink
    let dependencies: [ValueDependency]
    let key: InstanceKey
    let traits: Traits
    let provider: RecipeProvider?
    let expiry: Expiry?
    let order: Int
    let wrapped: [ExpiringInstance]

    init(_ instance: ServiceInstance) {
      slot = instance.slot.takeUnretainedValue()
      link = instance.link ?? ScopeLink(instance.owner.takeUnretainedValue())
      (dependencies, key, traits) = (instance.dependencies, instance.key, instance.traits)
      (provider, expiry, order) = (instance.provider, instance.expiry, instance.order)
      wrapped = instance.wrapped?.instances.map { ExpiringInstance($0, SiblingTemplate.expiry(of: $0)) } ?? []
    }

    @Sendable static func sibling(of value: StoredValue) -> @Sendable (ValueStorage) -> StoredValue {
      // Only instances of services expire.
      SiblingTemplate(unsafeDowncast(value, to: ServiceInstance.self)).copy
    }

    /// Returns the expiry of a wrapped instance: an object lives as long as the instance that wraps it, and a value as
    /// long as this template.
    private static func expiry(of wrapped: ServiceInstance) -> Expiry {
      guard let reference = wrapped.weakReference else { return .whileServing { true } }
      return .whileHeld(reference, sibling: sibling(of:))
    }

    @Sendable func copy(_ storage: ValueStorage) -> StoredValue {
      guard let scope = link.scope else {
        return StoredValue(storage, key: key, dependencies: dependencies, traits: traits)
      }
      let instance = ServiceInstance(storage, of: slot, in: scope)
      instance.depend(on: dependencies)
      instance.link = link
      (instance.provider, instance.expiry, instance.order) = (provider, expiry, order)
      let wrapped = wrapped.compactMap { $0.remaining as? ServiceInstance }
      if !wrapped.isEmpty { instance.wrapped = WrappedInstances(wrapped) }
      return instance
    }
  }

  /// Returns the instances among values that are not stored in cells, in the order of creation. A weak instance whose
  /// scope is being released is a plain value, which nothing closes.
  static func sorted(_ values: [StoredValue]) -> [ServiceInstance] {
    values.compactMap { $0 as? ServiceInstance }.sorted { $0.order < $1.order }
  }

  /// Claims the closing of the instance, and returns whether this call is the first: two calls of `start()` that fail
  /// may close it at the same time.
  func claimClosing(_ lock: Lock) -> Bool {
    lock.withLock {
      defer { isClosed = true }
      return !isClosed
    }
  }

  /// Whether its `close()` has returned.
  var isEnded: Bool { withUnsafeMutablePointer(to: &end) { furnish_word_load($0) != 0 } }

  /// Notes that its `close()` has returned.
  func noteEnd() { withUnsafeMutablePointer(to: &end) { furnish_word_store($0, 1) } }

  /// Whether the dynamic type of the instance can be closed.
  var isCloseable: Bool { isCloseable(CloseableTypes.Reader()) }

  func isCloseable(_ types: CloseableTypes.Reader) -> Bool { !isSupplied && types.containsValue(at: storage, of: type) }
}
