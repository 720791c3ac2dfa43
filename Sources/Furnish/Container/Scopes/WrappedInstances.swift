import FurnishPrimitives

/// The instances that are closed right after another instance, by the scope or the override that stores that instance.
///
/// They are the instances that the decorators of a service received and did not return, if they can be closed and the
/// result cannot: a result that is ``Closeable`` itself must close the instance that it wraps. They are also the
/// transient instances that a recipe has requested in an overriding scope, while it was undecided whether the instance
/// of the recipe belongs to that scope or to one below.
final class WrappedInstances: Sendable {
  /// In the order of creation.
  let instances: [ServiceInstance]

  init(_ instances: [ServiceInstance]) { self.instances = instances }

  /// Attaches them to the frame that creates the result, which passes them on to the instance.
  func attach(to frame: BuildFrame) {
    let earlier = WrappedInstances.take(from: frame)?.instances ?? []
    let all = earlier.isEmpty ? self : WrappedInstances(earlier + instances)
    frame.pointee.wrapped = Unmanaged.passRetained(all).toOpaque()
  }

  /// Removes and returns the instances that are attached to a frame.
  static func take(from frame: BuildFrame) -> WrappedInstances? {
    defer { frame.pointee.wrapped = nil }
    return frame.pointee.wrapped.map { Unmanaged<WrappedInstances>.fromOpaque($0).takeRetainedValue() }
  }
}

extension ServiceInstance {
  /// The instances that its decorators wrap, and the instance itself after them.
  var withWrapped: [ServiceInstance] { (wrapped?.instances ?? []) + [self] }

  /// Returns an instance for a value that a decorator receives, or nil if the value cannot be closed.
  static func closeable<Value>(_ value: Value, of slot: Slot, in scope: ServiceScope) -> ServiceInstance? {
    guard isCloseable(value) else { return nil }
    let instance = ServiceInstance(ValueStorage(value), of: slot, in: scope)
    instance.link = ScopeLink(scope)
    return instance
  }

  static func isCloseable<Value>(_ value: Value) -> Bool {
    withUnsafePointer(to: value) { CloseableTypes.containsValue(at: $0, of: Value.self) }
  }
}
