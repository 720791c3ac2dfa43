#if ServiceLifecycle
  /// The reaction of a group to the end of one of its services.
  ///
  /// The cases are named as those of ServiceLifecycle's `TerminationBehavior`.
  public enum ServiceEndReaction: Sendable, Hashable {
    /// Every other service is canceled, dependents first, and the group throws.
    case cancelGroup
    /// Every other service is shut down gracefully, dependents first.
    case gracefullyShutdownGroup
    /// The others continue, and those that need the service may start: a migration that runs once, for example.
    case ignore
  }
#endif
