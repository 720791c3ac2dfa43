#if ServiceLifecycle
  public import ServiceLifecycle

  /// A service with a task of its own: the `Service` of ServiceLifecycle, under a name that does not collide with
  /// Furnish's.
  ///
  /// ```swift
  /// struct ReminderWorker: RunningService {
  ///   let database: Database
  ///
  ///   func run() async throws {
  ///     try await cancelWhenGracefulShutdown { try await database.sendReminders() }
  ///   }
  /// }
  /// ```
  ///
  /// Register each of them with `registerRunning`, and run all of them with the `ServiceGroup` of
  /// ``Furnish/ServiceContainer/makeServiceGroup(gracefulShutdownSignals:cancellationSignals:startTimeout:stopTimeout:logger:)``.
  public typealias RunningService = ServiceLifecycle.Service

  /// A running service that other services can use only some time after it was started.
  ///
  /// The services that need it are started when it calls `ready`. A service that does not conform to this protocol is
  /// ready as soon as its `run()` is called.
  ///
  /// ```swift
  /// struct Listener: ReadinessSignaling {
  ///   func run(ready: @escaping @Sendable () -> Void) async throws {
  ///     let socket = try await Socket.listen()
  ///     ready()
  ///     try await socket.serve()
  ///   }
  /// }
  /// ```
  public protocol ReadinessSignaling: RunningService {
    /// Runs the service.
    ///
    /// - Parameter ready: Call it once the services that need this one may start. Calling it again does nothing.
    /// - Throws: The error. An error before the call of `ready` is a failed start: no dependent is started, also with
    ///   `onFailure: .ignore`.
    func run(ready: @escaping @Sendable () -> Void) async throws
  }

  extension ReadinessSignaling {
    /// Runs the service for a caller that needs no signal when it is ready.
    ///
    /// - Throws: Any error that ``run(ready:)`` throws.
    public func run() async throws { try await run(ready: {}) }
  }

  /// A service that reports when it is ready.
  struct ObservedService: ServiceLifecycle.Service {
    let service: any ServiceLifecycle.Service
    let ready: @Sendable () -> Void

    func run() async throws {
      if let service = service as? any ReadinessSignaling { return try await service.run(ready: ready) }
      ready()
      try await service.run()
    }
  }
#endif
