/// The names of Furnish's own declarations that the scanner recognizes: all of them, and each tested against the
/// declaration.
enum FurnishNames {
  /// Functions of a collection that register.
  static let registering: Set<String> = [
    "register", "registerOnMainActor", registerRunning, registerSettings, "decorate",
  ]
  /// The one of them whose services run, and are created at the start.
  static let registerRunning = "registerRunning"
  /// The one of them whose services are read from a configuration at the start, and require nothing of the container.
  static let registerSettings = "registerSettings"
  static let include = "include"
  static let intercept = "intercept"
  static let addLevel = "addLevel"

  /// Properties of a collection that are a collection as well.
  static let replacing = "replacing"
  static let addingIfMissing = "addingIfMissing"

  /// Functions of a provider that request a service.
  static let requests: Set<String> = ["resolve", "resolveRequired", "resolveAll", "require", "requireAll", "with"]
  /// Functions of a provider that lead to another one.
  static let scopes: Set<String> = ["makeScope", "withScope", "overriding"]

  /// Functions of a container.
  static let building: Set<String> = ["validated", "build", "start", "close", "makeServiceGroup"]
  /// The function of a container that neither registers nor requests anything.
  static let observe = "observe"
  /// Properties of a container.
  static let containerProperties: Set<String> = ["services", "provider", "state"]

  /// Functions of a locator.
  static let locating: Set<String> = ["addService", "getService", "findService", "removeService", "make"]

  /// Functions that change values.
  static let changing: Set<String> = ["withServices", "prepareServices"]

  /// Types, by their names alone.
  static let types: Set<String> = [
    "Lazy", "Factory", "Named", "AssistedFactory", "ServiceContainer", "ServiceProvider", "ServiceCollection",
    "Singleton", "Scoped", "Transient", "Weak", "ServiceScope", "ServiceLocator", "ServiceModule", "ServiceName",
    "ServiceValues", "ServiceRecipe", "RootLevel", "ScopedTo",
  ]
  /// The names that are protocols: without `any` they have the same meaning.
  static let protocols: Set<String> = ["ServiceProvider", "ServiceCollection", "Container"]

  /// The protocols that types of a program conform to.
  static let adopted: Set<String> = ["Service", "ServiceKey", "TestServiceKey", "ServiceModule"]

  /// All of them.
  static let all =
    registering.union(requests).union(scopes).union(building).union(containerProperties).union(locating)
    .union(changing).union(types).union(protocols).union(adopted).union([
      include, intercept, addLevel, observe, replacing, addingIfMissing,
    ])
}
