import FurnishPrimitives

/// Instances that had to be awaited, on their way to the recipe that requested them: transient ones, and stored ones that
/// may expire before the recipe requests them.
///
/// A parameter is read without suspending. So what it requests is created before, and its requests receive these instances
/// while this thread reads it.
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

  /// - Parameter scope: The scope whose requests may receive the instance, for a stored one: another scope has one of its
  ///   own.
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
