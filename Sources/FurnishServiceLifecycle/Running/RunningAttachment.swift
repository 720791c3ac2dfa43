#if ServiceLifecycle
  import Furnish
  import ServiceLifecycle

  /// The way in which a group runs the service of a registration.
  struct RunningAttachment: RunsAfterStart {
    let onSuccess: ServiceEndReaction
    let onFailure: ServiceEndReaction
    let onChange: ServiceChangeReaction

    /// Returns the service, given a scope of its container and the number of its registration.
    let service: @Sendable (ServiceScope, Int) async throws -> (service: any ServiceLifecycle.Service, id: InstanceID)
  }
#endif
