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
    /// If `run(ready:)` of a ``ReadinessSignaling`` returns without a call of `ready`, the services that need it start
    /// then: let a migration that runs once conform to it. After `run()` has thrown, services that need this one and
    /// were not started yet are not started any more, and the log names them. Services that run continue, and a restart
    /// starts them again without this one. A service with `onChange: .restart` runs again after the next
    /// change, and the group waits for that change even if nothing else runs.
    case ignore
  }
#endif
