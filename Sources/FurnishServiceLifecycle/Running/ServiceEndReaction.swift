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
    /// After `run()` has returned, services that need this one may start: a migration that runs once, for example. After
    /// `run()` has thrown, those that were not started yet are not started any more. A service with
    /// `onChange: .restart` runs again after the next change, and the group waits for that change even if nothing else
    /// runs.
    case ignore
  }
#endif
