import FurnishAtomics

/// Transient instances whose recipes had to be awaited, on their way to the recipe that requested them.
///
/// A parameter is read without suspending. So the asynchronous transients that it requests are created before, and its
/// requests receive them while this thread reads it.
final class PreparedTransients {
  private var instances: [ObjectIdentifier: [ServiceInstance]] = [:]

  var isEmpty: Bool { instances.isEmpty }

  func add(_ instance: ServiceInstance, of slot: Slot) {
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
  static func take(_ slot: Slot) -> ServiceInstance? {
    guard slot.isAsynchronous, let current = furnish_thread_prepared() else { return nil }
    let prepared = Unmanaged<PreparedTransients>.fromOpaque(current).takeUnretainedValue()
    guard var queue = prepared.instances[ObjectIdentifier(slot)], !queue.isEmpty else { return nil }
    let first = queue.removeFirst()
    prepared.instances[ObjectIdentifier(slot)] = queue
    return first
  }
}
