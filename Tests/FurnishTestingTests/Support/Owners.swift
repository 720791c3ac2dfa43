import Furnish
import Testing

/// Records which test or case received which instance. If two received the same one, the second of them finds it,
/// whatever the order and however many run at once.
// `@unchecked Sendable`: everything is guarded by `lock`.
final class Owners: @unchecked Sendable {
  private let lock = Lock()
  private var owners: [ObjectIdentifier: String] = [:]
  /// Keeps the instances alive, so that no address is used twice.
  private var instances: [AnyObject] = []

  /// Notes that `owner` received an instance, and returns the first owner of it.
  func firstOwner(of instance: AnyObject, seenBy owner: String) -> String {
    lock.withLock {
      if let first = owners[ObjectIdentifier(instance)] { return first }
      owners[ObjectIdentifier(instance)] = owner
      instances.append(instance)
      return owner
    }
  }

  /// How many instances were seen.
  var count: Int { lock.withLock { instances.count } }
}

extension Owners {
  /// Expects that no other test or case has seen the instance that is current here.
  func expectOwn(_ owner: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let instance = ServiceValues.current[Instance.self]
    let first = firstOwner(of: instance, seenBy: owner)
    #expect(first == owner, sourceLocation: sourceLocation)
  }
}
