public import Furnish

/// An observer that lists the instances which live in a container, since when, and how long each took to create.
///
/// ```swift
/// let live = LiveInstances()
/// container.observe(with: live)
/// for instance in live.instances { print(instance.service, instance.scope, instance.duration) }
/// ```
///
/// Use it for a page or a command that shows the state of a program. For a record of the past, use `LoggingObserver`.
/// Add the observer before the container creates services: earlier instances are not listed. An instance lives until it
/// is closed or its scope is released. The observer retains no instance. Any thread may use it.
// `@unchecked Sendable`: the variables are guarded by `lock`.
public final class LiveInstances: ContainerObserver, @unchecked Sendable {
  /// An instance that lives in a container.
  public struct Instance: Sendable {
    /// The type of the service as it is written, without its module.
    public let service: String
    /// The name that the service is registered under; `nil` if it has none.
    public let name: ServiceName?
    /// The name of the lifetime.
    public let lifetime: String
    /// The level of the scope that created the instance.
    public let scope: String
    /// The time at which the instance was complete.
    public let since: ContinuousClock.Instant
    /// The time that it took to create the instance, with the services that its recipe requested.
    public let duration: Duration
  }

  private struct Entry {
    let event: ContainerEvent
    let instance: ObservedInstance
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The number of entries above which the entries of released instances are removed.
  private var limit = 256

  /// Creates an observer that lists nothing yet.
  public init() {}

  public func receive(_ event: ContainerEvent) {
    guard let instance = event.instance else { return }
    lock.withLock {
      guard case .created = event.kind else {
        entries[instance.id] = nil
        return
      }
      entries[instance.id] = Entry(event: event, instance: instance)
      guard entries.count > limit else { return }
      entries = entries.filter(\.value.instance.isAlive)
      limit = max(256, entries.count * 2)
    }
  }

  /// The instances that live now, the oldest first.
  ///
  /// - Complexity: O(*n* log *n*) in the number of instances.
  public var instances: [Instance] {
    let entries = lock.withLock { Array(self.entries.values) }
    return entries.filter(\.instance.isAlive)
      .map { Instance($0.event) }
      .sorted { ($0.since, $0.service) < ($1.since, $1.service) }
  }
}

extension LiveInstances.Instance {
  fileprivate init(_ event: ContainerEvent) {
    self.init(
      service: event.service, name: event.name, lifetime: event.lifetime, scope: event.scope,
      since: event.start + event.duration, duration: event.duration)
  }
}
