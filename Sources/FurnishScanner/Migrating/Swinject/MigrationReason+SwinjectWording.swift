/// The reasons why code that uses Swinject is not rewritten.
extension MigrationReason {
  static let container = Self(
    "a container that registers and resolves in several places: move its registrations into a ServiceModule")

  static let parent = Self("Furnish has no parent containers: include all modules in one, or open a scope")

  static let assembler = Self("include the modules in one ServiceContainer, and use what validated() returns")

  static let loaded = Self("loaded(resolver:) is not called: register with `eager: true`, and call start()")

  static let initCompleted = Self(
    "what initCompleted sets later is a parameter of the type Lazy: change the initializer")

  static func objectScope(_ scope: String) -> Self {
    Self("the object scope \(scope) is a ScopeLevel: declare it, register with `.scoped(to:)`, and open scopes")
  }

  static func shared(_ type: String) -> Self {
    Self(
      "one resolution shared its \(type), and now each request creates one: use a ScopeLevel if instances must be shared"
    )
  }

  static let usedEntry = Self("a registration has no value to use: register the type here")

  static func method(_ name: String) -> Self { Self("\(name) has no counterpart in Furnish") }

  static let resolvesWhileRegistering = Self("nothing can be resolved while services are registered")

  static let recipe = Self("the recipe is not written here as a closure: write one, or an initializer")

  static let untypedArguments = Self("the types of the arguments are not written here: register with `with: Type.self`")

  static let argumentRecipe = Self(
    "a recipe with arguments states its dependencies as parameters: write them by hand, after the arguments")

  static func later(_ type: String) -> Self {
    Self("\(type) is no service of Furnish: make it the type of a parameter of an initializer")
  }

  static let resolverExtension = Self("write this extension for ServiceProvider, with T: Sendable")

  static let storedProperties = Self("a ServiceModule is Sendable: its stored properties must be constants that are")

  static let subclassed = Self("a ServiceModule is Sendable, and a class with subclasses cannot be: use structs")
}
