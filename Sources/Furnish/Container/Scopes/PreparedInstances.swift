import FurnishPrimitives

/// Instances that were awaited before the recipe that requested them begins: transient ones, and stored ones that may
/// expire before the recipe requests them.
///
/// The parameters of a recipe are read without suspending. So the services that they request are created before. While
/// this thread reads the parameters, their requests receive the instances from this object.
final class PreparedInstances {
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

  private var instances: [Key: [StoredValue]] = [:]

  var isEmpty: Bool { instances.isEmpty }

  /// - Parameter scope: For a stored instance, the scope whose requests may receive it, because another scope has its
  ///   own instance; nil for a transient one.
  func add(_ instance: StoredValue, of slot: Slot, in scope: ServiceScope? = nil) {
    instances[Key(slot, scope), default: []].append(instance)
  }

  /// Runs `body`, which reads parameters on this thread, with these instances.
  func provide<Success, Failure: Error>(_ body: () throws(Failure) -> Success) throws(Failure) -> Success {
    if isEmpty { return try body() }
    let outer = furnish_thread_prepared()
    furnish_thread_prepare(Unmanaged.passUnretained(self).toOpaque())
    defer { furnish_thread_prepare(outer) }
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
    let prepared = Unmanaged<PreparedInstances>.fromOpaque(current).takeUnretainedValue()
    let key = Key(slot, scope)
    guard var queue = prepared.instances[key], let index = queue.firstIndex(where: isValid) else { return nil }
    defer { prepared.instances[key] = queue }
    return queue.remove(at: index)
  }
}
