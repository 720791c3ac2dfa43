#if ServiceLifecycle
  public import Furnish
  public import Logging
  public import ServiceLifecycle
  public import UnixSignals

  extension ServiceContainer {
    /// Starts the container, and returns a group that runs its running services in the order of the graph.
    ///
    /// ```swift
    /// let group = try await container.makeServiceGroup(gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    /// try await group.run()
    /// ```
    ///
    /// This method validates the wiring and creates the eager services; services that were registered with
    /// `registerRunning` are eager. Nothing runs until `run()` of the group is called. Then:
    ///
    /// - A service is started once all running services that it needs are ready; see ``ReadinessSignaling``.
    /// - When the group is stopped, by a signal, `triggerGracefulShutdown()`, cancellation, or the end of a service, a
    ///   service is stopped after the running services that need it have ended.
    /// - If a service fails before it is ready, those that need it are never started, and those that run are stopped
    ///   unless the service is registered with `onFailure: .ignore`.
    /// - When settings change, the services that are registered with `onChange: .restart` and depend on them are
    ///   stopped and started again, in the same order; see ``ServiceChangeReaction``.
    /// - At the end the container is closed: dependents first, as ``/Furnish/ServiceContainer/close()`` does.
    ///
    /// Each service runs in a detached task, with the ``/Furnish/ServiceValues`` in force at the call of this method,
    /// and the container's root as the provider in force. Other task-local values of the caller do not reach it. The
    /// container is closed with the same values.
    ///
    /// Services that are added to the group later, with `addServiceUnlessShutdown`, run beside these. A graceful
    /// shutdown stops them first, and the container is closed after they have ended. An added service may outlive the
    /// container if the group is canceled, or if the services of the container end by themselves: register it in the
    /// container if it uses services of the container. If the container has no running services, the group runs until
    /// it is stopped.
    ///
    /// The signals are handled from the call of `run()` on: while this method creates services, a signal has its usual
    /// effect, which ends the program for most. To stop the creation, cancel the task that calls this method.
    ///
    /// The container has the state `starting` until the group runs and all services are ready. Close the container
    /// yourself if `run()` is never called.
    ///
    /// - Parameters:
    ///   - gracefulShutdownSignals: The signals that shut the group down gracefully.
    ///   - cancellationSignals: The signals that cancel the group.
    ///   - startTimeout: The time that this method has to create the services, and that each service then has to be
    ///     ready once it was started; `nil` for no limit. If the creation takes longer, it is canceled, and this method
    ///     throws; if a recipe then ignores cancellation for as long again, this method no longer waits for it. A group
    ///     with a service that is not ready in time is canceled.
    ///   - stopTimeout: The time that each service has to end once it was shut down gracefully; `nil` for no limit. A
    ///     service that takes longer is canceled, with a warning in the log. If it takes as long again, the group no
    ///     longer waits for it, and throws. Closing the container may take as long. It does not limit services that
    ///     were added with `addServiceUnlessShutdown`.
    ///   - logger: Receives the types of the errors that the group cannot throw, and the messages of ServiceLifecycle.
    /// - Returns: A group that runs the services once. Its `run()` throws what the first failing service throws,
    ///   ``RunningServiceError`` after a time-out, and ``/Furnish/ClosingError`` if a service could not be closed.
    /// - Throws: ``/Furnish/WiringError`` if the wiring is wrong; ``/Furnish/ServiceError`` if a service cannot be
    ///   created, after those that were created are closed; ``RunningServiceError`` if the services were not created in
    ///   time, if a service that keeps running needs one that restarts, after the container is closed, and if the
    ///   container has a group already.
    public func makeServiceGroup(
      gracefulShutdownSignals: [UnixSignal] = [], cancellationSignals: [UnixSignal] = [],
      startTimeout: Duration? = nil, stopTimeout: Duration? = nil, logger: Logger
    ) async throws -> ServiceGroup {
      let root = try validated()
      guard root.claimRunning() else { throw RunningServiceError.groupExists() }
      // The clock of the values is read only if it is used: in a test, reading it fails unless the test has set one.
      let isTimed = startTimeout != nil || stopTimeout != nil
      let timeouts = RunningTimeouts(
        start: startTimeout, stop: stopTimeout,
        clock: isTimed ? ServiceValues.current.continuousClock : ContinuousClock())
      do {
        try await start(within: timeouts, of: root, logger)
      } catch {
        root.endRunning()
        throw error
      }
      let services: OrderedServices
      do {
        services = try await OrderedServices(of: self, root, timeouts, logger)
      } catch {
        await closeLogging(logger)
        throw error
      }
      return ServiceGroup(
        configuration: ServiceGroupConfiguration(
          services: [
            .init(
              service: services, successTerminationBehavior: .gracefullyShutdownGroup,
              failureTerminationBehavior: .gracefullyShutdownGroup, serviceName: "ServiceContainer")
          ],
          gracefulShutdownSignals: gracefulShutdownSignals, cancellationSignals: cancellationSignals, logger: logger))
    }
  }
#endif
