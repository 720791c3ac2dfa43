import FurnishPrimitives

/// Instances that were awaited before the recipe that requested them begins: transient ones, and stored ones that may
/// expire before the recipe requests them.
///
/// The parameters of a recipe are read without suspending. So the services that they request are created before. While
/// this thread reads the parameters, their requests receive the instances from here.
struct PreparedInstances {
  /// The requests of a registration that may receive instances.
  private struct Key: Hashable {
    let slot: ObjectIdentifier
    /// The scope that receives the requests; nil for transient instances.
    let scope: ObjectIdentifier?

    init(_ slot: Slot, _ scope: ServiceScope?) {
      self.slot = ObjectIdentifier(slot)
      self.scope = scope.map(ObjectIdentifier.init)
    }
  }

  /// The instances that have not been requested yet. An object, because a thread stores its address.
  private final class Queues {
    @exclusivity(unchecked) var instances: [Key: [StoredValue]] = [:]
  }

  /// Nil as long as no instance was added: most recipes request none of these.
  private var queues: Queues?

  /// - Parameter scope: For a stored instance, the scope whose requests may receive it, because another scope has its
  ///   own instance; nil for a transient one.
  mutating func add(_ instance: StoredValue, of slot: Slot, in scope: ServiceScope? = nil) {
    let queues = queues ?? Queues()
    queues.instances[Key(slot, scope), default: []].append(instance)
    self.queues = queues
  }

  /// Runs `body`, which reads parameters on this thread, with these instances.
  func provide<Success, Failure: Error>(_ body: () throws(Failure) -> Success) throws(Failure) -> Success {
    guard let queues else { return try body() }
    let outer = furnish_thread_prepared()
    furnish_thread_prepare(Unmanaged.passUnretained(queues).toOpaque())
    defer {
      furnish_thread_prepare(outer)
      withExtendedLifetime(queues) {}
    }
    return try body()
  }

  /// Removes and returns the instance that was created for a request of this thread, or nil if none was.
  ///
  /// - Parameters:
  ///   - scope: The scope that receives the request, for a stored instance.
  ///   - isValid: Returns whether the request may receive an instance.
  static func take(
    _ slot: Slot, in scope: ServiceScope? = nil, where isValid: (StoredValue) -> Bool = { _ in true }
  ) -> StoredValue? {
    guard let current = furnish_thread_prepared() else { return nil }
    let queues = Unmanaged<Queues>.fromOpaque(current).takeUnretainedValue()
    let key = Key(slot, scope)
    guard var queue = queues.instances[key], let index = queue.firstIndex(where: isValid) else { return nil }
    defer { queues.instances[key] = queue }
    return queue.remove(at: index)
  }
}
