import FurnishGraph

/// A call of `register`, as the source shows it.
struct SourceRegistration: Sendable {
  var service: SourceService
  var place: SourcePlace
  var lifetime = LifetimeDescription.singleton
  /// Whether the lifetime cannot be read. Then the registration counts as a singleton.
  var hasUnreadLifetime = false
  /// The level that the service is scoped to.
  var level: ResolvedType?
  var key: SourceKey?
  var isolation = SourceIsolation.none
  var isAsynchronous = false
  var isEager = false
  /// Whether the service runs, from the start of the container on.
  var isRunning = false
  /// Whether a part of its recipe cannot be read.
  var isOpaque = false
  /// Whether an instance is passed in, so that no recipe creates it.
  var isSupplied = false
  /// Whether the service is bound to its actor and not `Sendable`, so that only code of the actor may receive it.
  var isConfined = false
  var isDecorator = false
  /// Whether it is a decorator of transient registrations only.
  var wrapsTransientsOnly = false
  /// The condition under which it is registered.
  var presence = Presence.always
  /// Whether the main program adds the service to a locator.
  var isOfMainProgram = false
  /// Whether the service may be registered several times or not at all, or by one of several objects, so that another
  /// registration of it may take its place.
  var isAlternative = false
  /// The extent of the first run in which the service is registered, see ``Interpreter/FirstRun``; nil for other code.
  var firstRun: Interpreter.FirstRun.Extent?
  /// Whether its recipe may throw.
  var isThrowing = false
  var policy = RegistrationPolicy.add
  /// The inclusion that has set the policy: `services.replacing.include(Logs())`.
  var batch: InclusionID?
  /// The inclusions under a policy that have led to the registration, the outermost one first.
  var batches: [InclusionID] = []
  /// The inclusion of the `ServiceModule` that registers it.
  var module: InclusionID?
  var dependencies: [SourceDependency] = []
  var implementation: ResolvedType?
  /// The entry in which it was found: the function that was read by itself.
  var entry: FunctionID?
}

extension SourceRegistration {
  /// Replaces the types of services by other spellings of them.
  mutating func rename(_ spelling: (ResolvedType) -> ResolvedType) {
    service.type = spelling(service.type)
    for position in dependencies.indices {
      dependencies[position].service.type = spelling(dependencies[position].service.type)
    }
  }
}
