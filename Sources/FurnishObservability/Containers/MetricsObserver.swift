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
  /// The outcome is `succeeded` or `failed`. The count of a timer is the number of instances.
  public struct MetricsObserver: ContainerObserver {
    private let factory: (any MetricsFactory)?
    private let prefix: String

    /// Creates an observer that counts and measures events.
    ///
    /// - Parameters:
    ///   - factory: The back end; `nil` for that of the program.
    ///   - prefix: The beginning of the labels.
    public init(in factory: (any MetricsFactory)? = nil, prefix: String = "furnish") {
      self.factory = factory
      self.prefix = prefix
    }

    public func receive(_ event: ContainerEvent) {
      let (work, outcome) =
        switch event.kind {
        case .created: ("creation", "succeeded")
        case .failed: ("creation", "failed")
        case .closed: ("closing", "succeeded")
        case .closingFailed: ("closing", "failed")
        case .changed: ("change", "succeeded")
        case .changeRefused: ("change", "failed")
        }
      Timer(
        label: "\(prefix)_\(work)_duration",
        dimensions: [("service", event.service), ("scope", event.scope), ("outcome", outcome)],
        factory: factory ?? MetricsSystem.factory
      ).record(exactly: event.duration)
    }
  }

  extension ContainerObserver where Self == MetricsObserver {
    /// Measures how long a container takes to create and to close each service; see ``MetricsObserver``.
    ///
    /// - Parameters:
    ///   - factory: The back end; `nil` for that of the program.
    ///   - prefix: The beginning of the labels.
    public static func measuring(in factory: (any MetricsFactory)? = nil, prefix: String = "furnish") -> Self {
      Self(in: factory, prefix: prefix)
    }
  }
#endif
