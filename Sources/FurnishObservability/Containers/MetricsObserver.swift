#if Metrics
  public import CoreMetrics
  public import Furnish

  /// An observer that measures how long a container takes to create and to close each service.
  ///
  /// ```swift
  /// container.observe(with: .measuring())
  /// // furnish_creation_duration{service="Database",scope="root",outcome="succeeded"}
  /// // furnish_closing_duration{service="Database",scope="root",outcome="succeeded"}
  /// // furnish_change_duration{service="ServerSettings",scope="root",outcome="succeeded"}
  /// ```
  ///
  /// The outcome is `succeeded` or `failed`. A change of settings may also be `canceled`, before its services were
  /// created, or `withdrawn`, if the settings were refused and have returned to those in force. The count of a timer is
  /// the number of its events.
  public struct MetricsObserver: ContainerObserver {
    private let timers: EventTimers

    /// Creates an observer that counts and measures events.
    ///
    /// - Parameters:
    ///   - factory: The back end; `nil` for that of the program, read at the first event of each kind and service.
    ///   - prefix: The beginning of the labels.
    public init(in factory: (any MetricsFactory)? = nil, prefix: String = "furnish") {
      timers = EventTimers(factory: factory, prefix: prefix)
    }

    public func receive(_ event: ContainerEvent) { timers[event].record(exactly: event.duration) }
  }

  /// The timers of each service. They are stored, because printing the name of a type and creating a timer cost more
  /// than recording a duration.
  // `@unchecked Sendable`: `timers` is guarded by `lock`.
  private final class EventTimers: @unchecked Sendable {
    private struct Key: Hashable {
      let type: ObjectIdentifier
      let scope: String
      let kind: Kind
    }

    /// The kind of an event, without its error.
    private enum Kind {
      case created, failed, closed, closingFailed, changed, changeRefused, changeCanceled, changeWithdrawn
    }

    private let factory: (any MetricsFactory)?
    private let prefix: String
    private let lock = Lock()
    private var timers: [Key: Timer] = [:]

    init(factory: (any MetricsFactory)?, prefix: String) {
      self.factory = factory
      self.prefix = prefix
    }

    subscript(event: ContainerEvent) -> Timer {
      let kind = Self.kind(of: event)
      let key = Key(type: ObjectIdentifier(event.type), scope: event.scope, kind: kind)
      if let timer = lock.withLock({ timers[key] }) { return timer }
      // Created without the lock, because the back end may run any code.
      let timer = makeTimer(kind, event)
      return lock.withLock {
        if let other = timers[key] { return other }
        timers[key] = timer
        return timer
      }
    }

    private func makeTimer(_ kind: Kind, _ event: ContainerEvent) -> Timer {
      let (work, outcome) =
        switch kind {
        case .created: ("creation", "succeeded")
        case .failed: ("creation", "failed")
        case .closed: ("closing", "succeeded")
        case .closingFailed: ("closing", "failed")
        case .changed: ("change", "succeeded")
        case .changeRefused: ("change", "failed")
        case .changeCanceled: ("change", "canceled")
        case .changeWithdrawn: ("change", "withdrawn")
        }
      return Timer(
        label: "\(prefix)_\(work)_duration",
        dimensions: [("service", event.service), ("scope", event.scope), ("outcome", outcome)],
        factory: factory ?? MetricsSystem.factory)
    }

    private static func kind(of event: ContainerEvent) -> Kind {
      switch event.kind {
      case .created: .created
      case .failed: .failed
      case .closed: .closed
      case .closingFailed: .closingFailed
      case .changed: .changed
      case .changeRefused: .changeRefused
      case .changeCanceled: .changeCanceled
      case .changeWithdrawn: .changeWithdrawn
      }
    }
  }

  extension ContainerObserver where Self == MetricsObserver {
    /// Measures how long a container takes to create and to close each service; see ``MetricsObserver``.
    ///
    /// - Parameters:
    ///   - factory: The back end; `nil` for that of the program.
    ///   - prefix: The beginning of the labels.
    /// - Returns: The observer.
    public static func measuring(in factory: (any MetricsFactory)? = nil, prefix: String = "furnish") -> Self {
      Self(in: factory, prefix: prefix)
    }
  }
#endif
