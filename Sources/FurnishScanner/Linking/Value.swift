import FurnishGraph

/// The value of an expression, as far as it concerns services.
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
  /// An instance of a type, and the call that created it, if that is in the source.
  case instance(ResolvedType, made: Made?)
  case type(ResolvedType)
  case list([Value])
  case tuple([Value], labels: [String?] = [])
  /// A function of Furnish, with its receiver: `services.include`.
  case method(Value, String)
  case string(String)
  /// A Boolean value, as the condition under which it is true.
  case boolean(Presence)
  /// `nil` in place of a text, a module or a function.
  case absent
  /// A value of one of Swinject's types.
  case swinject(SwinjectValue)
  /// One of several, each with the condition under which it is this one.
  case either([Alternative])

  struct Alternative {
    var presence: Presence
    var value: Value
  }

  struct Collection {
    /// The container of the collection, or `nil` if it is unknown.
    var container: Int?
    var policy = RegistrationPolicy.add
    var module: Int?
  }

  enum Provider {
    case unknown
    case root(Int)
    case scope(Int, SourcePosition)
    /// The provider that a recipe receives: its requests become the dependencies of the recipe.
    case recipe(RecipeNotes)
  }

  /// Whether it is an unknown container, or the collection of one.
  var takesServices: Bool {
    switch self {
    case .collection(let collection): collection.container == nil
    case .container(nil), .swinject(.container(nil)): true
    default: false
    }
  }

  /// Whether services can be registered in it.
  var isOfServices: Bool {
    switch self {
    case .collection, .container, .locator, .swinject(.container): true
    case .either(let alternatives): alternatives.contains { $0.value.isOfServices }
    default: false
    }
  }

  /// The case of an enumeration, if it is known: `live` of `Mode.live`.
  var caseName: String? {
    if case .instance(_, let made?) = self, case .implicitMember(let name)? = made.call?.callee { name } else { nil }
  }

  /// The text of a string, or of a number, if it is known.
  var text: String? {
    switch self {
    case .string(let text): text
    case .instance(_, let made?): made.mayHaveChanged ? nil : made.literal
    default: nil
    }
  }

  /// Returns the value of a case of an enumeration.
  static func enumCase(_ name: String, of type: ResolvedType, at place: Place = Place(line: 0, column: 0)) -> Value {
    .instance(type, made: Made(call: Call(callee: .implicitMember(name), arguments: [], place: place), place: nil))
  }

  /// Whether a value concerns services, so that a call with it is followed.
  var isOfInterest: Bool {
    switch self {
    case .container, .collection, .provider, .locator, .values, .swinject: true
    case .closure(let closure, _): !closure.body.isEmpty
    case .list(let values), .tuple(let values, _): values.contains(where: \.isOfInterest)
    case .either(let alternatives): alternatives.contains { $0.value.isOfInterest }
    case .method(let base, _): base.isOfInterest
    case .unknown, .function, .instance, .type, .string, .boolean, .absent: false
    }
  }
}

/// The requests of a recipe to its provider.
final class RecipeNotes {
  var dependencies: [SourceDependency] = []
  /// Whether the recipe passes the provider to code that cannot be followed.
  var isOpaque = false
}

/// The call that created an instance, and the values of its properties.
struct Made {
  /// The call of its initializer; `nil` if that call is not in the source.
  var call: Call?
  var place: SourcePlace?
  var fields: [String: Value] = [:]
  /// The text of a number.
  var literal: String?
  /// Whether it was stored in a variable, so that its properties may have changed.
  var mayHaveChanged = false
  /// The values of its properties at the end of its creation, which all of its copies share.
  var initial: InitialProperties?
}

extension Value {
  /// The value after it is stored in a variable, where its properties may change.
  var inVariable: Value {
    switch self {
    case .instance(let type, var made?):
      made.mayHaveChanged = true
      return .instance(type, made: made)
    case .list(let values): return .list(values.map(\.inVariable))
    case .either(let alternatives):
      return .either(
        alternatives.map { Alternative(presence: $0.presence, value: $0.value.inVariable) })
    default: return self
    }
  }
}

/// The containers, collections and providers that the properties of an instance have once it is created.
final class InitialProperties {
  var values: [String: Value] = [:]
}

/// The state while a body is read: its names, the value of `self`, and the condition under which it runs.
///
/// A body passes it down to its parts. Its condition changes only where the body itself continues: after a `guard`,
/// after a `return`.
final class Environment {
  private struct Binding {
    var value: Value
    var isConstant: Bool
    /// The condition under which the name was bound.
    var presence: Presence
  }

  private var bindings: [String: Binding] = [:]
  private let parent: Environment?
  var context: LookupContext
  let receiver: Value?
  /// The expected result of the body.
  var result: ResolvedType?
  /// The condition under which the following code runs; `never` if it is not reached.
  var presence: Presence
  /// The condition under which `break` or `continue` was reached in the enclosing loop or `switch`.
  var left = Presence.never
  /// The condition under which the enclosing case falls through to the next one.
  var falling = Presence.never
  /// The condition under which the program has stopped, or thrown an error.
  var failed = Presence.never
  /// The condition under which the body as a whole runs.
  let start: Presence
  /// The subjects of tests, for each constant that is tested.
  var keys: [String: TestKey] = [:]
  /// Whether the body may run several times or not at all, with values that differ. A test in it decides nothing for
  /// the program as a whole, so all branches count.
  let isRepeated: Bool

  init(
    context: LookupContext, receiver: Value? = nil, parent: Environment? = nil, result: ResolvedType? = nil,
    presence: Presence, isRepeated: Bool = false
  ) {
    self.context = context
    self.receiver = receiver ?? parent?.receiver
    self.parent = parent
    self.result = result
    self.presence = presence
    start = presence
    self.isRepeated = isRepeated
  }

  /// Creates the environment of a part of this body: a branch, a block, a side of a choice.
  func part(under presence: Presence, isRepeated: Bool = false) -> Environment {
    Environment(
      context: context, parent: self, result: result, presence: presence, isRepeated: self.isRepeated || isRepeated)
  }

  subscript(name: String) -> Value? {
    get { bindings[name]?.value ?? parent?[name] }
    set {
      bindings[name] = newValue.map { Binding(value: $0, isConstant: true, presence: presence) }
    }
  }

  func bind(_ name: String, to value: Value, isConstant: Bool) {
    bindings[name] = Binding(value: value, isConstant: isConstant, presence: presence)
  }

  /// Finds the body in which a name is bound, and returns it with whether the name is constant there.
  func binding(of name: String) -> (environment: Environment, isConstant: Bool)? {
    if let own = bindings[name] { return (self, own.isConstant) }
    return parent?.binding(of: name)
  }

  /// Changes a variable where it is declared, in this body or in one around it. Returns whether it was found.
  ///
  /// - Parameter merge: Joins the value that the variable has in other cases with the new one.
  func assign(
    _ value: Value, to name: String, under presence: Presence, merge: (Value, Value, Presence) -> Value
  ) -> Bool {
    if let known = bindings[name] {
      // A value that is assigned wherever the variable exists replaces the earlier one.
      bindings[name]!.value = known.presence == presence ? value : merge(known.value, value, presence)
      return true
    }
    return parent?.assign(value, to: name, under: presence, merge: merge) ?? false
  }
}

extension Interpreter {
  /// A service that code adds to a locator, and the place. One place may add several services, because a helper can.
  struct LocatorEntry: Hashable {
    var place: SourcePlace
    var service: SourceService
  }
}
