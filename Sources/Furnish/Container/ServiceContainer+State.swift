extension ServiceContainer {
  /// How far a container is on its way from registration to its end.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// Services can be registered: the container is not built yet.
    case registering
    /// The container is built, and ``ServiceContainer/start()`` was not called or has failed.
    case built
    /// ``ServiceContainer/start()`` creates the eager services, or the services that run are being started.
    case starting
    /// All eager services exist, and all services that run are ready.
    case ready
    /// The services that run are being stopped, or the container is being closed.
    case stopping
    /// The container is closed.
    case closed
  }

  /// How far the container is: what a server's readiness check reports.
  ///
  /// ```swift
  /// router.get("ready") { _, _ in
  ///   container.state == .ready ? HTTPResponse.Status.ok : .serviceUnavailable
  /// }
  /// ```
  ///
  /// Use it for reports only: the state may have changed when the caller receives it. A request for a service of a
  /// closed container throws, so no check is needed before one. Any thread may read it.
  public var state: State {
    guard let root = try? provider else { return .registering }
    if root.isClosed { return .closed }
    return root.isClosing ? .stopping : startProgress
  }
}

extension ServiceScope {
  /// Whether everything that was created here is closed.
  var isClosed: Bool { state.load() & ScopeState.closed != 0 }
}
