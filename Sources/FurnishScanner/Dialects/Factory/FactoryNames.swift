import FurnishGraph

/// The names of Factory's declarations that the scanner reads.
enum FactoryNames {
  static let modules: Set<String> = ["Factory", "FactoryKit"]

  static let container = "Container"
  static let sharedContainer = "SharedContainer"
  static let managedContainer = "ManagedContainer"
  static let types: Set<String> = ["Factory", "ParameterFactory"]
  static let shared = "shared"
  static let promised = "promised"
  static let register = "register"
  static let scope = "scope"

  /// Property wrappers that resolve when the instance around them is created.
  static let wrappers: Set<String> = ["Injected"]
  /// Property wrappers that resolve at their first use.
  static let laterWrappers = [
    "LazyInjected", "WeakLazyInjected", "DynamicInjected", "InjectedObject", "InjectedObservable",
  ]
  /// Functions that resolve the factory of a key path.
  static let functions: Set<String> = ["resolve", "dependency"]

  /// Modifiers that register a factory only for some runs of the program.
  static let contexts: Set<String> = [
    "context", "onArg", "onArgs", "onDebug", "onDevice", "onPreview", "onSimulator", "onTest",
  ]
  /// The contexts that a running app never has.
  static let testContexts: Set<String> = ["onPreview", "onTest"]
  /// Members of a factory that resolve it.
  static let resolving: Set<String> = ["resolve", "callAsFunction", "resolveOnMainActor", "resolveOnGlobalActor"]
  /// Members of a factory that neither resolve nor register it.
  static let modifiers: Set<String> = [
    "cached", "decorator", "graph", "once", "reset", "scope", "shared", "singleton", "timeToLive", "unique",
    "scopeOnParameters",
  ]

  /// Returns the lifetime of a scope that Factory declares. A singleton is never released; an instance of `cached`
  /// is released when the program resets that scope. An instance of `shared` lives as long as its users.
  ///
  /// - Parameter isReset: Whether the program resets the scope `cached`.
  static func lifetime(ofScope name: String, isReset: Bool) -> LifetimeDescription? {
    switch name {
    case "singleton": LifetimeDescription(name: name, sharing: .container)
    case "cached": LifetimeDescription(name: name, sharing: isReset ? .scope : .container)
    case "shared", "graph", "unique": LifetimeDescription(name: name, sharing: .none)
    default: nil
    }
  }
}
