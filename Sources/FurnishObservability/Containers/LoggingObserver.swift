#if Logging
  public import Furnish
  public import Logging

  /// An observer that writes the events of a container into a log.
  ///
  /// ```swift
  /// container.observe(with: .logging(to: Logger(label: "services")))
  /// // debug services: duration=0.0012 seconds lifetime=singleton scope=root service=Database thread=8021
  /// //   A service was created
  /// ```
  ///
  /// An entry contains only the type of an error, unless `details` requests more.
  public struct LoggingObserver: ContainerObserver {
    private let logger: Logger
    private let level: Logger.Level
    private let details: CallDetails

    /// Creates an observer that writes each event into a log.
    ///
    /// - Parameters:
    ///   - logger: The log.
    ///   - level: The level of entries on creations and closings; those on failures have the level `error`.
    ///   - details: The content of an entry beside the type of an error.
    public init(to logger: Logger, level: Logger.Level = .debug, revealing details: CallDetails = []) {
      self.logger = logger
      self.level = level
      self.details = details
    }

    public func receive(_ event: ContainerEvent) {
      let level = event.error == nil ? level : .error
      guard level >= logger.logLevel else { return }
      var metadata: Logger.Metadata = [
        "service": .string(event.service), "lifetime": .string(event.lifetime), "scope": .string(event.scope),
        // The log handler formats the value.
        "duration": .stringConvertible(event.duration), "thread": .stringConvertible(event.thread),
      ]
      if let name = event.name { metadata["name"] = "\(name)" }
      if let error = event.error {
        metadata["error"] = details.contains(.errors) ? "\(error)" : "\(type(of: error))"
      }
      logger.log(level: level, message(event.kind), metadata: metadata)
    }

    private func message(_ kind: ContainerEvent.Kind) -> Logger.Message {
      switch kind {
      case .created: "A service was created"
      case .failed: "A service could not be created"
      case .closed: "A service was closed"
      case .closingFailed: "A service could not be closed"
      case .changed: "A service was changed"
      case .changeRefused: "A service could not be changed"
      case .changeCanceled: "The change of a service was canceled before its new services were created"
      case .changeWithdrawn: "The refused change of a service was withdrawn"
      }
    }
  }

  extension ContainerObserver where Self == LoggingObserver {
    /// Writes the events of a container into a log; see ``LoggingObserver``.
    ///
    /// - Parameters:
    ///   - logger: The log.
    ///   - level: The level of entries on creations and closings; those on failures have the level `error`.
    ///   - details: The content of an entry beside the type of an error.
    /// - Returns: The observer.
    public static func logging(
      to logger: Logger, level: Logger.Level = .debug, revealing details: CallDetails = []
    ) -> Self {
      Self(to: logger, level: level, revealing: details)
    }
  }
#endif
