public import FurnishPrimitives

extension Layer {
  /// The chain of each task. Never optional: reading an optional costs twice as much.
  @usableFromInline
  package static let local = TaskLocal<Layer>(wrappedValue: BaseLayer.process)

  /// The chain in force, not retained: the binding of the task-local retains it while
  /// the caller runs inside of the binding, and the base of a root lives as long as the root is in use.
  ///
  /// A retain would be an atomic increment of one counter that all threads share.
  @inlinable
  package static var currentUnretained: Unmanaged<Layer> {
    // Read before the branch, so that a loop reads the static property once.
    let local = local
    if let frame = furnish_frame_reading() { return reading(frame) }
    return bound(by: local)
  }

  /// Returns the chain that the recipe of a frame reads through.
  @usableFromInline
  static func reading(_ frame: BuildFrame) -> Unmanaged<Layer> { .passUnretained(frame.reading()) }

  /// The chain that the task-local holds.
  @inlinable
  package static var boundUnretained: Unmanaged<Layer> { bound(by: local) }

  @inlinable
  static func bound(by local: TaskLocal<Layer>) -> Unmanaged<Layer> {
    // The runtime identifies a task-local by the address of its object.
    let key = UnsafeRawPointer(Unmanaged.passUnretained(local).toOpaque())
    if let bound = furnish_task_local_borrow(key) { return .fromOpaque(bound) }
    return unbound
  }

  @inlinable
  package static var current: Layer { currentUnretained.takeUnretainedValue() }

  /// Runs `operation` with this chain in force.
  @inlinable
  package final func inForce<Success, Failure: Error>(
    _ operation: () throws(Failure) -> Success
  ) throws(Failure) -> Success {
    let frame = furnish_binding_begin()
    defer { furnish_binding_end(frame) }
    return try Layer.local.withValue(self) {
      Result { () throws(Failure) in try operation() }
    }.get()
  }

  /// The chain without overrides: that of the running test, or of the program if no test is running.
  @usableFromInline
  static var unbound: Unmanaged<Layer> {
    if TestHost.isInstalled, let base = TestHost.installed?.baseOfRunningTest() {
      return .passUnretained(base)
    }
    return .passUnretained(BaseLayer.process)
  }
}
