#if ServiceLifecycle
  /// The reaction of a group to the end of one of its services.
  ///
  /// The cases are named as those of ServiceLifecycle's `TerminationBehavior`.
  public enum ServiceEndReaction: Sendable, Hashable {
    /// Every other service is canceled, dependents first, and the group throws.
    case cancelGroup
    /// Every other service is shut down gracefully, dependents first.
    case gracefullyShutdownGroup
    /// The others continue.
    ///
    /// If `run(ready:)` of a service returns without a call of `ready`, the services that need this service start then:
    /// let a migration that runs once conform to ``ReadinessSignaling``. If `run()` throws before the services that
    /// need this one have started, they do not start any more, and the log names them. If they have started, they
    /// continue, and a restart starts them again without this one. A service with `onChange: .restart` runs again after
    /// the next change, and the group waits for that change even if nothing else runs.
    case ignore
  }
#endif
