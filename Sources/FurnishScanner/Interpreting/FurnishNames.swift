/// The names of Furnish's declarations that the scanner recognizes. A test compares them with the declarations.
enum FurnishNames {
  /// Functions of a collection that register.
  static let registering: Set<String> = [
    "register", "registerOnMainActor", registerRunning, registerSettings, "decorate",
    "decorateOnMainActor",
  ]
  /// The function that registers running services, which are created when the container starts.
  static let registerRunning = "registerRunning"
  /// The function that registers settings, which are read from a configuration at the start and require no service.
  static let registerSettings = "registerSettings"
  static let include = "include"
  static let intercept = "intercept"
  static let addLevel = "addLevel"

  /// Properties of a collection that return a collection with another policy.
  static let replacing = "replacing"
  static let addingIfMissing = "addingIfMissing"

  /// The types of providers, to which programs add functions.
  static let providers = ["ServiceProvider", "ServiceScope"]
  /// Functions of a provider that request a service.
  static let requests: Set<String> = ["resolve", "resolveRequired", "resolveAll", "require", "requireAll", "with"]
  /// The requests whose names no other library uses.
  static let unmistakableRequests: Set<String> = ["resolveRequired", "resolveAll", "requireAll"]
  /// Returns whether a request stops the program if the service cannot be created. Others throw an error.
  static func stopsOnFailure(_ request: String) -> Bool { request.hasPrefix("resolve") || request == "with" }
  /// Functions of a provider that create another provider: a scope, or one with overrides.
  static let derivingProviders: Set<String> = ["makeScope", "withScope", "overriding"]

  /// Functions of a container.
  static let containerFunctions: Set<String> = ["validated", "build", "start", "close", "makeServiceGroup"]
  /// Functions of a container that create its eager services.
  static let starting: Set<String> = ["start", "makeServiceGroup"]
  /// The function of a container that adds an observer; it neither registers nor requests a service.
  static let observe = "observe"
  /// Properties of a container.
  static let containerProperties: Set<String> = ["services", "provider", "state"]

  /// Functions of a locator.
  static let locating: Set<String> = ["addService", "getService", "findService", "removeService", "make"]

  /// Functions that set the values of `ServiceValues`.
  static let settingValues: Set<String> = ["withServices", "prepareServices"]

  /// The property of SwiftUI's environment that holds the `ServiceValues`.
  static let valuesInEnvironment = "services"
  /// SwiftUI's modifiers that set a part of the environment by its key path.
  static let environmentModifiers: Set<String> = ["environment", "transformEnvironment"]
  /// The property of `ServiceValues` that contains the provider in force, and the modifier of a view that sets it.
  static let providerInForce = "provider"
  /// The modifier of a view that opens a scope. The provider of the view's content is that of the scope.
  static let scopeModifier = "scope"
  /// The modules that open scopes for a program, such as those for requests of a server.
  static let modulesOpeningScopes: Set<String> = ["FurnishHummingbird", "FurnishServiceLifecycle", "FurnishGRPC"]
  /// The type whose closure receives an environment, which may be `ServiceValues`.
  static let reducer = "Reducer"

  /// The names of types, without their module.
  static let types: Set<String> = [
    "Lazy", "Factory", "Named", "AssistedFactory", "ServiceContainer", "ServiceProvider", "ServiceCollection",
    "Singleton", "Scoped", "Transient", "Weak", "ServiceScope", "ServiceLocator", "ServiceModule", "ServiceName",
    "ServiceValues", "ServiceRecipe", rootLevel, "ScopedTo",
  ]
  /// The names of protocols, which mean the same with and without `any`.
  static let protocols: Set<String> = ["ServiceProvider", "ServiceCollection", "Container"]

  /// The protocols that types of a program conform to.
  static let adopted: Set<String> = ["Service", "ServiceKey", "TestServiceKey", "ServiceModule"]

  /// The protocol of levels, with its associated types, and the level of the root.
  static let scopeLevel = "ScopeLevel"
  static let levelTypes: (parent: String, input: String) = ("Parent", "Input")
  static let rootLevel = "RootLevel"

  /// The names of all declarations of Furnish above, without modules and without the modifiers of SwiftUI.
  static let all =
    registering.union(requests).union(derivingProviders).union(containerFunctions).union(containerProperties)
    .union(locating).union(settingValues).union(types).union(protocols).union(adopted).union([
      include, intercept, addLevel, observe, replacing, addingIfMissing, scopeLevel, levelTypes.parent,
      levelTypes.input, valuesInEnvironment, providerInForce, scopeModifier, reducer,
    ])
}
