import FurnishGraph

/// The identity of a service: its type, and its name if it has one.
struct SourceService: Hashable, Sendable {
  var type: ResolvedType
  var name: String?
  /// The type of the keys, if several services of the type are registered under keys and requested as a dictionary.
  var keyType: ResolvedType?
}

/// The key of a registration: `Route.home`.
enum SourceKey: Hashable, Sendable {
  case text(String)
  /// A key that cannot be read.
  case unread
}

/// A service that a registration or other code requests.
struct SourceDependency: Hashable, Sendable {
  var service: SourceService
  var cardinality = Dependency.Cardinality.one
  var isDeferred = false
  /// Whether an `@Injected` property requests it.
  var isProperty = false
  /// The condition under which it is requested.
  var presence = Presence.always
  /// Whether the recipe stops the program if the service cannot be created.
  var stopsOnFailure = false
  /// Whether the recipe handles the error of the request.
  var isHandled = false
  /// Whether the recipe requests it from its provider.
  var isOfProvider = false
  /// The whole types of a parameter, outermost first: `[Log]` for a parameter that requests each `Log`. If such a type
  /// is registered as a service itself, the parameter requests this service instead.
  var preferred: [PreferredService] = []

  /// A collection or an optional that a parameter requests where it is registered itself.
  struct PreferredService: Hashable, Sendable {
    var service: SourceService
    var cardinality = Dependency.Cardinality.one
  }
}

/// A call of `register`, as the source shows it.
struct SourceRegistration: Sendable {
  var service: SourceService
  var place: SourcePlace
  var lifetime = LifetimeDescription.singleton
  /// Whether the lifetime cannot be read, so that it is taken for a singleton.
  var hasUnreadLifetime = false
  /// The level that the service is scoped to.
  var level: ResolvedType?
  var key: SourceKey?
  var isolation = SourceIsolation.none
  var isAsynchronous = false
  var isEager = false
  /// Whether the service runs once the container was started.
  var isRunning = false
  /// Whether a part of its recipe cannot be read.
  var isOpaque = false
  /// Whether an instance is passed in, so that no recipe creates it.
  var isSupplied = false
  /// Whether the service is not `Sendable` and bound to its actor, so that no code outside of the actor may receive it.
  var isConfined = false
  var isDecorator = false
  /// Whether it is a decorator of transient registrations only.
  var wrapsTransientsOnly = false
  /// The condition under which it is registered.
  var presence = Presence.always
  /// Whether the service may be registered several times, or not at all, so that another registration may take its
  /// place.
  var isAlternative = false
  /// The results that a property stores for the code that registers the service, if that code runs once.
  var firstRun: Interpreter.FirstRun.Extent?
  /// Whether its recipe may throw.
  var isThrowing = false
  var policy = RegistrationPolicy.add
  /// The inclusion that set the policy, if it is the policy under which a module was included.
  var batch: InclusionID?
  /// The inclusions with a policy, such as `services.replacing.include(Logs())`, that have led to the registration.
  var batches: [InclusionID] = []
  /// The `ServiceModule` that registers it, by its number in ``SourceContainer/included``.
  var module: InclusionID?
  var dependencies: [SourceDependency] = []
  var implementation: ResolvedType?
  /// The entry in which it was found: the function that was read by itself.
  var entry: FunctionID?
}

extension SourceRegistration {
  mutating func rename(_ name: (ResolvedType) -> ResolvedType) {
    service.type = name(service.type)
    for position in dependencies.indices {
      dependencies[position].service.type = name(dependencies[position].service.type)
    }
  }
}
