/// The reasons why code that uses Factory is not rewritten.
extension MigrationReason {
  static func include(_ module: String) -> Self {
    Self(
      "include \(module)() in the ServiceContainer of the program, and set its provider at the start: "
        + "prepareServices { $0.provider = provider }")
  }

  static let promise = Self(
    "a promised factory is a service that another module registers: remove it, and register it there")

  static func modifier(_ name: String) -> Self {
    switch name {
    case "scope": Self("a scope of the program's own is a ScopeLevel: declare it, and register with `.scoped(to:)`")
    case "decorator": Self("decorate the service with `services.decorate`")
    case "onTest", "onPreview": Self("tests and previews override services with traits: `@Test(.provider { … })`")
    case let name where name.hasPrefix("on") || name == "context":
      Self("\(name) is a branch where the module registers, or `#if DEBUG`")
    default: Self("\(name) has no counterpart in Furnish")
    }
  }

  static let otherForm = Self(
    "this is not of the form `self { … }` with a scope: register it in a ServiceModule by hand")

  static let conditional = Self("a factory inside of #if is not moved: register it in a module, inside of #if")

  static let moved = Self("the factory is a registration now: request its type from a provider")

  static let ambiguous = Self("several containers declare a factory of this name: register it by hand, with a name")

  static let member = Self("the recipe uses other members of the container: pass what it needs as a service")

  static let parameterRecipe = Self(
    "register it `with:` its argument, and with the services that it requests as further parameters of the recipe")

  static let ownContainer = Self(
    "Furnish has no containers of a program's own: move its factories into a ServiceModule")

  static func named(_ type: String, _ name: String) -> Self {
    Self("several services are a \(type): request this one with `name: \"\(name)\"`, or a parameter of the type Named")
  }

  static func undeclared(_ path: String) -> Self {
    Self("no file declares the factory \(path): register its service in a ServiceModule, and request its type")
  }

  static let override = Self("override it in another provider: `provider.overriding { $0.register(…) { … } }`")

  static let weakly = Self("hold the service itself weakly, or take a Lazy in the initializer")

  static let observed = Self("store the object in a @State or @StateObject that is set from an initializer")

  static let passedContainer = Self("Furnish passes a provider: `provider.resolveRequired(…)`")

  static let reset = Self("nothing is reset in Furnish: close a scope, or build another container")

  static let autoRegister = Self("what registers itself is part of the modules that the container includes")
}
