/// What an expression is worth, as far as services are concerned.
indirect enum Value {
  case unknown
  case container(Int?)
  case collection(Collection)
  case provider(Provider)
  case locator
  /// `ServiceValues`
  case values
  case closure(Closure, Environment)
  case function(Int, receiver: Value?)
  /// An instance of a type, and how it was made, where that stands in the source.
  case instance(ResolvedType, made: Call?)
  case type(ResolvedType)
  case list([Value])
  case tuple([Value])
  /// A function of Furnish's, with what it is called on: `services.include`.
  case method(Value, String)
  case string(String)
  case either([Value])

  struct Collection {
    /// Nil where nobody knows whose it is.
    var container: Int?
    var policy = SourceRegistration.Policy.add
    var module: Int?
  }

  enum Provider {
    case unknown
    case root(Int)
    case scope(Int)
    /// What a recipe is given: what it asks for becomes its dependencies.
    case recipe(RecipeNotes)
  }

  /// Whether it is a container that nobody knows, or its services.
  var takesServices: Bool {
    switch self {
    case .collection(let collection): collection.container == nil
    case .container(nil): true
    default: false
    }
  }

  /// Whether something can be registered in it.
  var isOfServices: Bool {
    switch self {
    case .collection, .container, .locator: true
    default: false
    }
  }

  /// Whether it is worth following into a function.
  var isOfInterest: Bool {
    switch self {
    case .container, .collection, .provider, .locator, .values: true
    case .closure(let closure, _): !closure.body.isEmpty
    case .list(let values), .either(let values), .tuple(let values): values.contains(where: \.isOfInterest)
    case .method(let base, _): base.isOfInterest
    case .unknown, .function, .instance, .type, .string: false
    }
  }
}

/// What a recipe was seen to ask its provider for.
final class RecipeNotes {
  var dependencies: [SourceDependency] = []
  /// The provider went where it cannot be followed.
  var isOpaque = false
}

/// The names that are known in a body.
final class Environment {
  private var values: [String: Value] = [:]
  private let parent: Environment?
  var context: LookupContext
  let receiver: Value?
  /// What is expected of the body.
  var result: ResolvedType?

  init(
    context: LookupContext, receiver: Value? = nil, parent: Environment? = nil, result: ResolvedType? = nil
  ) {
    self.context = context
    self.receiver = receiver ?? parent?.receiver
    self.parent = parent
    self.result = result
  }

  subscript(name: String) -> Value? {
    get { values[name] ?? parent?[name] }
    set { values[name] = newValue }
  }

  /// Changes a variable where it was made.
  func assign(_ value: Value, to name: String) -> Bool {
    if values[name] != nil {
      values[name] = value
      return true
    }
    return parent?.assign(value, to: name) ?? false
  }
}

extension Interpreter {
  /// A helper that adds to a locator adds many services in one place.
  struct LocatorEntry: Hashable {
    var place: SourcePlace
    var service: SourceService
  }
}
