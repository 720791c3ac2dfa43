import FurnishPrimitives

extension ServiceContainer {
  /// Adds an observer, which receives the events of all scopes of this container from now on.
  ///
  /// ```swift
  /// container.observe(with: .logging(to: logger))  // of FurnishObservability
  /// ```
  ///
  /// An instance causes events if a scope stores it: an instance of any lifetime but `.transient`, or a transient
  /// instance that the scope is going to close. An instance that was passed in causes none, because no recipe creates
  /// it. The observer also receives the events of scopes and overriding providers that exist already.
  ///
  /// Several observers receive each event, in the order in which they were added. None can be removed. A container
  /// without an observer pays one comparison for each instance that it creates.
  ///
  /// - Parameter observer: The observer.
  public func observe(with observer: some ContainerObserver) { observers.add(observer) }
}

/// The observers of a container, shared by the tables of its scopes and overrides.
// `@unchecked Sendable`: `lists` is guarded by `lock`, and `current` is an atomic word.
package final class ContainerObservers: @unchecked Sendable {
  private final class List: Sendable {
    let observers: [any ContainerObserver]

    init(_ observers: [any ContainerObserver]) { self.observers = observers }
  }

  /// The address of the list in force, which `lists` retains; 0 if no observer was added.
  private var current = AtomicWord.unplaced
  private var currentStorage = furnish_word()

  private let lock = Lock()

  /// Every list that has been in force. None is released, because readers hold no lock, and may still be about to read
  /// one.
  private var lists: [List] = []

  init() { current = AtomicWord(inside: &currentStorage) }

  func add(_ observer: any ContainerObserver) {
    lock.withLock {
      let list = List((lists.last?.observers ?? []) + [observer])
      lists.append(list)
      current.store(UInt(bitPattern: Unmanaged.passUnretained(list).toOpaque()))
    }
  }

  /// Returns an observation that begins now, or nil if there is no observer.
  @inline(__always)
  func begin() -> Observation? { current.load() == 0 ? nil : makeObservation() }

  @inline(never)
  private func makeObservation() -> Observation? {
    guard let address = UnsafeRawPointer(bitPattern: current.load()) else { return nil }
    return Observation(Unmanaged<List>.fromOpaque(address).takeUnretainedValue().observers)
  }
}

/// A creation or a closing of an instance, or a change of a registration, whose duration is measured. It is an object,
/// so that it takes one word of the stack.
final class Observation: Sendable {
  private let observers: [any ContainerObserver]
  private let start = ContinuousClock.now

  init(_ observers: [any ContainerObserver]) { self.observers = observers }

  /// Reports the error that a recipe has thrown, or the instance if there is no error.
  @inline(never)
  func end(_ failure: ServiceError?, _ slot: Slot, in scope: ServiceScope, _ instance: ServiceInstance) {
    if let failure { end(.failed(failure), slot, in: scope) } else { end(.created, slot, in: scope, instance) }
  }

  /// Reports an event of the registration of a slot.
  ///
  /// - Parameters:
  ///   - scope: A scope of the container whose table the slot belongs to.
  ///   - instance: The instance; `nil` if none was created.
  @inline(never)
  func end(_ kind: ContainerEvent.Kind, _ slot: Slot, in scope: ServiceScope, _ instance: ServiceInstance? = nil) {
    end(kind, slot.registration, in: scope, instance)
  }

  /// Reports an event of a registration, in the container that a scope belongs to.
  func end(
    _ kind: ContainerEvent.Kind, _ registration: ServiceRegistration, in scope: ServiceScope,
    _ instance: ServiceInstance? = nil
  ) {
    let event = ContainerEvent(
      kind: kind, type: registration.recipe.service, name: registration.name, lifetime: registration.lifetime.name,
      scope: scope.levelName, start: start, duration: ContinuousClock.now - start, thread: furnish_current_thread(),
      instance: instance.map(ObservedInstance.init))
    for observer in observers { observer.receive(event) }
  }
}

extension ServiceScope {
  /// The level of the scope in events: `root`, `scope` for a plain one, or the name of the level's type.
  fileprivate var levelName: String {
    switch level {
    case .root: "root"
    case .plain: "scope"
    default: "\(table.levels.id(of: level))"
    }
  }
}
