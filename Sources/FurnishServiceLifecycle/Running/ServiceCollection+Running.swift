#if ServiceLifecycle
  public import Furnish
  public import ServiceLifecycle

  extension ServiceCollection {
    /// Registers a singleton that runs for as long as the program does.
    ///
    /// ```swift
    /// services
    ///   .register(Database.self) { () async throws in try await Database.open() }
    ///   .registerRunning(ReminderWorker.self, ReminderWorker.init(database:clock:))
    ///
    /// let group = try await container.makeServiceGroup(gracefulShutdownSignals: [.sigterm], logger: logger)
    /// try await group.run()
    /// ```
    ///
    /// It is a service like any other: its parameters are resolved, others may request it, and validation judges it.
    /// `makeServiceGroup` creates it, and the group runs it: after the running services that it needs, directly or
    /// through services that do not run, and until the running services that need it have ended.
    ///
    /// A service whose recipe takes the provider may request any other at any time. It is started after every running
    /// service that does not need it, which suits a server. See <doc:StartAndStopInOrder>.
    ///
    /// To provide it under a protocol as well, register the protocol with a recipe that takes the type:
    /// `register((any Worker).self) { (worker: ReminderWorker) in worker }`. An instance that several registrations run
    /// runs once, with the reactions of the registration that creates it. To run another service in a test, use
    /// `replacing.registerRunning`; a later registration without `replacing` does not stop this one from running. Do
    /// not call this method in `overriding { … }` of a provider: the group runs the services of the container alone.
    ///
    /// - Parameters:
    ///   - service: The type under which the service is resolved.
    ///   - name: The name under which the service is resolved, if it has one.
    ///   - onSuccess: The consequence of `run()` returning before the group is stopped. By default the others are
    ///     canceled, and the group throws `ServiceGroupError.serviceFinishedUnexpectedly`, as in ServiceLifecycle.
    ///   - onFailure: The consequence of `run()` throwing before the group is stopped.
    ///   - onChange: The consequence of a change of settings that the service depends on, directly or through others.
    ///   - fileID: The place of the call, for reports.
    ///   - filePath: The place of the call, for reports.
    ///   - line: The place of the call, for reports.
    ///   - column: The place of the call, for reports.
    ///   - make: Creates the service.
    /// - Returns: This collection, for chained calls.
    @_disfavoredOverload
    @discardableResult
    public func registerRunning<T: ServiceLifecycle.Service, Failure: Error, each D>(
      _ service: T.Type, name: ServiceName? = nil,
      onSuccess: ServiceEndReaction = .cancelGroup, onFailure: ServiceEndReaction = .cancelGroup,
      onChange: ServiceChangeReaction = .keepRunning,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
      _ make: @escaping @isolated(any) @Sendable (repeat each D) throws(Failure) -> T
    ) -> any ServiceCollection {
      addRunning(
        T.self,
        ServiceRegistration(
          Recipe(service, calling: make), name: name, lifetime: Singleton.singleton, isEager: true,
          fileID: fileID, filePath: filePath, line: line, column: column), onSuccess, onFailure, onChange)
    }

    /// Registers a running singleton whose recipe takes the provider: for a server, whose handlers resolve services.
    ///
    /// The group starts it after every running service that does not need it. For a service that does not resolve
    /// others while it runs, use the form with parameters, which validation can read. The parameters and the result are
    /// those of that form.
    @_disfavoredOverload
    @discardableResult
    public func registerRunning<T: ServiceLifecycle.Service, Failure: Error>(
      _ service: T.Type, name: ServiceName? = nil,
      onSuccess: ServiceEndReaction = .cancelGroup, onFailure: ServiceEndReaction = .cancelGroup,
      onChange: ServiceChangeReaction = .keepRunning,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
      _ make: @escaping @isolated(any) @Sendable (any ServiceProvider) throws(Failure) -> T
    ) -> any ServiceCollection {
      addRunning(
        T.self,
        ServiceRegistration(
          Recipe(service, withProvider: make), name: name, lifetime: Singleton.singleton, isEager: true,
          fileID: fileID, filePath: filePath, line: line, column: column), onSuccess, onFailure, onChange)
    }

    /// Registers a running singleton that is created asynchronously.
    ///
    /// `makeServiceGroup` awaits its creation. The parameters and the result are those of the form that is not
    /// asynchronous.
    @_disfavoredOverload
    @discardableResult
    public func registerRunning<T: ServiceLifecycle.Service, Failure: Error, each D>(
      _ service: T.Type, name: ServiceName? = nil,
      onSuccess: ServiceEndReaction = .cancelGroup, onFailure: ServiceEndReaction = .cancelGroup,
      onChange: ServiceChangeReaction = .keepRunning,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
      _ make: @escaping @concurrent @Sendable (repeat each D) async throws(Failure) -> T
    ) -> any ServiceCollection {
      addRunning(
        T.self,
        ServiceRegistration(
          Recipe(service, awaiting: make), name: name, lifetime: Singleton.singleton, isEager: true,
          fileID: fileID, filePath: filePath, line: line, column: column), onSuccess, onFailure, onChange)
    }

    /// Registers a running singleton that is created asynchronously, by a recipe that takes the provider.
    ///
    /// `makeServiceGroup` awaits its creation. The order of the group, the parameters and the result are those of the
    /// form that is not asynchronous.
    @_disfavoredOverload
    @discardableResult
    public func registerRunning<T: ServiceLifecycle.Service>(
      _ service: T.Type, name: ServiceName? = nil,
      onSuccess: ServiceEndReaction = .cancelGroup, onFailure: ServiceEndReaction = .cancelGroup,
      onChange: ServiceChangeReaction = .keepRunning,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
      _ make: @escaping @concurrent @Sendable (any ServiceProvider) async throws -> T
    ) -> any ServiceCollection {
      addRunning(
        T.self,
        ServiceRegistration(
          Recipe(service, awaiting: make), name: name, lifetime: Singleton.singleton, isEager: true,
          fileID: fileID, filePath: filePath, line: line, column: column), onSuccess, onFailure, onChange)
    }

    private func addRunning<T: ServiceLifecycle.Service>(
      _ service: T.Type, _ registration: ServiceRegistration, _ onSuccess: ServiceEndReaction,
      _ onFailure: ServiceEndReaction, _ onChange: ServiceChangeReaction
    ) -> any ServiceCollection {
      var registration = registration
      registration.outlivesChanges = onChange == .keepRunning
      registration.attachment = RunningAttachment(
        onSuccess: onSuccess, onFailure: onFailure, onChange: onChange
      ) { scope, number in
        let (service, id) = try await scope.instance(ofRegistration: number, as: T.self)
        return (service, id)
      }
      add(registration)
      return self
    }
  }
#endif
