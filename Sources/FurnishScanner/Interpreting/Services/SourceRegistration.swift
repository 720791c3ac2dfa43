import FurnishGraph

/// The identity of a service: its type, and its name if it has one.
struct SourceService: Hashable, Sendable {
  var type: ResolvedType
  var name: String?
  /// The type of the keys, if services of the type are registered under keys, and requested as a dictionary.
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
  /// Whether a property with `@Injected` requests it.
  var isProperty = false
  /// The condition under which it is requested.
  var presence = Presence.always
  /// Whether the recipe stops the program if the service cannot be created.
  var stopsOnFailure = false
  /// Whether the recipe handles the error of the request.
  var isHandled = false
  /// Whether the recipe requests it from its provider.
  var isOfProvider = false
  /// The services that take precedence if they are registered, the first one over the next: for the parameter
  /// `logs: [Log]`, a service of the type `[Log]`. Otherwise the parameter requests ``service``: each `Log`.
  var preferred: [PreferredService] = []

  /// A service of a collection or an optional type, which a parameter of this type requests if it is registered.
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
