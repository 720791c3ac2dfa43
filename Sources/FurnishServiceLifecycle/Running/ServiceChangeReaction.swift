#if ServiceLifecycle
  /// The reaction of a running service to a change of registrations on which it depends, such as the settings that
  /// `registerSettings(…, reloading: true)` of FurnishConfiguration registers.
  public enum ServiceChangeReaction: Sendable, Hashable {
    /// The service keeps running, with the settings that it was created with.
    case keepRunning
    /// The service is created from the new settings, and replaces the one that runs.
    ///
    /// The new services are created first, while the old ones still run: if only one of them can have a resource, such
    /// as a port, do not open it in the recipe. If one cannot be created, the change is refused, and nothing restarts.
    /// Then all services that the change reaches are stopped gracefully, dependents first; when all have ended, the new
    /// ones are started, dependencies first. Services that the change does not reach keep running. So a service never
    /// runs twice at the same time, and all services that restart run with the same settings.
    ///
    /// - While services restart, the state of the container is `.starting`.
    /// - A new service that fails is treated as any service that fails: `onFailure` decides, and `startTimeout` limits
    ///   its start.
    /// - A service that does not end within `stopTimeout` is canceled, with a warning in the log. If it takes as long
    ///   again, the group is canceled, because the service must not run twice.
    /// - Changes during a restart are followed by the same restart if nothing was started yet, and by another one
    ///   otherwise.
    /// - A stop of the group ends the restart: nothing is started any more.
    /// - A service that has ended, and whose end was ignored, runs again.
    /// - A service that has run is started again even if a service that it needs, and that does not restart, has
    ///   failed.
    ///
    /// A running service that retains a service that restarts has to restart as well, or it would retain a service that
    /// has ended: `makeServiceGroup` throws an error if it is registered with `keepRunning`. A service that keeps
    /// running, and requests the restarting service through the provider or `Lazy`, receives the first instance: let it
    /// request that service from a scope that it opens.
    case restart
  }
#endif
