/// A reference to an instance, for observers, that does not retain the instance.
package struct ObservedInstance: Sendable {
  package let id: ObjectIdentifier
  private let reference: Reference

  init(_ instance: ServiceInstance) {
    id = ObjectIdentifier(instance)
    reference = Reference(instance)
  }

  /// Whether a scope still stores the instance.
  package var isAlive: Bool { reference.instance != nil }

  private final class Reference: Sendable {
    // Set once, in `init`; reading a weak reference is atomic.
    nonisolated(unsafe) private(set) weak var instance: ServiceInstance?

    init(_ instance: ServiceInstance) { self.instance = instance }
  }
}
