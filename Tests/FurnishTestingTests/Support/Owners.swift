import Furnish
import Testing

/// A record of the test or the case that received each instance. If two of them receive the same one, the second finds
/// the first, in whatever order and however many run at the same time.
// `@unchecked Sendable`: everything is guarded by `lock`.
final class Owners: @unchecked Sendable {
  private let lock = Lock()
  private var owners: [ObjectIdentifier: String] = [:]
  /// The instances, which are retained so that no address is used twice.
  private var instances: [AnyObject] = []

  /// Notes that `owner` received an instance, and returns the first owner of it.
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
  /// Expects that no other test or case has received the instance that is in force here.
  func expectOwn(_ owner: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let instance = ServiceValues.current[Instance.self]
    let first = firstOwner(of: instance, receivedBy: owner)
    #expect(first == owner, sourceLocation: sourceLocation)
  }
}
