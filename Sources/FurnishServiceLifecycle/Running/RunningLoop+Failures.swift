#if ServiceLifecycle
  import Furnish
  import Logging

  /// The errors of the services of a group.
  extension RunningLoop {
    /// Records an error: the first is thrown, all others are logged.
    mutating func fail(_ error: any Error, of service: String? = nil) {
      if failure == nil { failure = error } else { log(error, of: service) }
    }

    /// Logs the services that are not started because a service has failed.
    func logServices(blockedBy index: Int) {
      for blocked in plan.services(blockedBy: index) {
        services.logger.warning(
          "A service is not started, because a service that it needs has failed",
          metadata: [
            "service": "\(services.members[blocked].name)", "failed": "\(services.members[index].name)",
          ])
      }
    }

    /// Logs an error of a service, or of closing the container.
    func log(_ error: any Error, of service: String?) {
      let message: Logger.Message =
        error is ClosingError ? "The services of the container could not be closed" : "A running service failed"
      services.logger.log(error, message, of: service)
    }
  }
#endif
