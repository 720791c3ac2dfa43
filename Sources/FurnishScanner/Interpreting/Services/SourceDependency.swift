import FurnishGraph

/// A service that a registration or other code requests.
struct SourceDependency: Hashable, Sendable {
  var service: SourceService
  var cardinality = Dependency.Cardinality.one
  /// Whether the service may be created after the one that depends on it: a `Lazy`, a `Factory` or a property requests
  /// it.
  var isDeferred = false
  /// Whether a property with `@Injected` requests it.
  var isProperty = false
  /// The condition under which it is requested.
  var presence = Presence.always
  /// Whether the recipe stops the program if the service cannot be created.
  var stopsOnFailure = false
  /// Whether the recipe handles the error of the request.
  var isHandled = false
  /// Whether the code calls the service, if that is an `AssistedFactory`, so that a recipe runs. Otherwise the code
  /// only receives the factory.
  var isCall = false
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

extension SourceDependency {
  /// Whether the code receives an `AssistedFactory` without calling it, so that no recipe runs.
  var receivesFactory: Bool { !isCall && service.type.arguments(of: "Furnish.AssistedFactory") != nil }
}
