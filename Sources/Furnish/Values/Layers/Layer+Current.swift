public import FurnishAtomics

extension Layer {
  /// The chain of each task. Never optional: reading an optional costs twice as much.
  @usableFromInline
  static let local = TaskLocal<Layer>(wrappedValue: BaseLayer.process)

  /// What the runtime knows the task-local by: the address of the object.
  @inlinable
  static var localKey: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(local).toOpaque())
  }

  /// The chain in force, not retained: the binding of the task-local keeps it alive while
  /// the caller runs inside it, and a root's base lives as long as its root is in use.
  @inlinable
  static var currentUnretained: Unmanaged<Layer> {
    if let bound = furnish_task_local_borrow(localKey) { return .fromOpaque(bound) }
    return unbound
  }

  @inlinable
  package static var current: Layer { currentUnretained.takeUnretainedValue() }

  /// The chain of code around which nobody has set anything: that of the running test, if
  /// there is one.
  @usableFromInline
  static var unbound: Unmanaged<Layer> {
    if let base = TestHost.installed?.baseOfRunningTest() { return .passUnretained(base) }
    return .passUnretained(BaseLayer.process)
  }
}
