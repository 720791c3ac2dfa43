#if ServiceLifecycle
  import Furnish
  import FurnishGraph
  package import Logging

  extension Logger {
    /// Logs an error of services: the type of the error, the services and the places of their registrations.
    ///
    /// The text of an error that a service threw is left out, because it may contain a secret. An error of Furnish
    /// itself, such as that of a missing service, is logged with its text.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - message: The message of the entry.
    ///   - service: The service that threw the error, unless the error names it.
    package func log(_ error: any Error, _ message: Logger.Message, of service: String? = nil) {
      var metadata: Logger.Metadata = [:]
      switch error {
      case let error as ServiceError:
        metadata["error"] = error.underlying.map { "\(type(of: $0))" } ?? "\(error)"
        metadata["service"] = error.finding.chain.last.map { "\($0)" }
        metadata["place"] = error.finding.place.map { "\($0)" }
      case let error as ClosingError:
        metadata["error"] = .string(error.errors.map { "\(type(of: $0))" }.joined(separator: ", "))
        metadata["service"] = .string(error.registrations.map { "\($0.symbol)" }.joined(separator: ", "))
        metadata["place"] = .string(error.registrations.map { "\($0.place)" }.joined(separator: ", "))
      case is RunningServiceError: metadata["error"] = "\(error)"
      default: metadata["error"] = "\(type(of: error))"
      }
      if let service { metadata["service"] = .string(service) }
      self.error(message, metadata: metadata)
    }
  }
#endif
