import FurnishAtomics

/// Instances that had to be awaited, on their way to the recipe that requested them: transient ones, and stored ones that
/// may expire before the recipe requests them.
///
/// A parameter is read without suspending. So what it requests is created before, and its requests receive these instances
/// while this thread reads it.
final class PreparedInstances {
  private var instances: [ObjectIdentifier: [StoredValue]] = [:]

  var isEmpty: Bool { instances.isEmpty }

  func add(_ instance: StoredValue, of slot: Slot) {
    instances[ObjectIdentifier(slot), default: []].append(instance)
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
  static func take(_ slot: Slot) -> StoredValue? {
    guard let current = furnish_thread_prepared() else { return nil }
    let prepared = Unmanaged<PreparedInstances>.fromOpaque(current).takeUnretainedValue()
    guard var queue = prepared.instances[ObjectIdentifier(slot)], !queue.isEmpty else { return nil }
    let first = queue.removeFirst()
    prepared.instances[ObjectIdentifier(slot)] = queue
    return first
  }
}
