import Furnish
import Testing

/// A record of the test or the case that received each instance. If two tests or cases receive the same instance, the
/// second one finds the first, in any order and any number of parallel tests.
// `@unchecked Sendable`: everything is guarded by `lock`.
final class Owners: @unchecked Sendable {
  private let lock = Lock()
  private var owners: [ObjectIdentifier: String] = [:]
  /// The instances, which are retained so that no address is used twice.
  private var instances: [AnyObject] = []

  /// Records that `owner` received an instance, and returns its first owner.
  func firstOwner(of instance: AnyObject, receivedBy owner: String) -> String {
    lock.withLock {
      if let first = owners[ObjectIdentifier(instance)] { return first }
      owners[ObjectIdentifier(instance)] = owner
      instances.append(instance)
      return owner
    }
  }

  /// The number of instances that were received.
  var count: Int { lock.withLock { instances.count } }
}

extension Owners {
  /// Expects that no other test or case has received the instance that is in force in the caller.
  func expectOwn(_ owner: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let instance = ServiceValues.current[Instance.self]
    let first = firstOwner(of: instance, receivedBy: owner)
    #expect(first == owner, sourceLocation: sourceLocation)
  }
}
