import FurnishGraph

/// The value of an expression, as far as it concerns services.
indirect enum Value {
  case unknown
  /// A container, by its number among ``Interpreter/containers``; nil if it is unknown.
  case container(ContainerID?)
  /// `container.services`
  case collection(Collection)
  case provider(Provider)
  case locator
  /// `ServiceValues`
  case values
  case closure(Closure, Environment)
  /// A function of the program, by its number.
  case function(FunctionID, receiver: Value?)
  /// An instance of a type, and the call that created it, if that is in the source.
  case instance(ResolvedType, creation: Creation?)
  case type(ResolvedType)
  /// A list, or a dictionary as a list of pairs. It is exact if it has these elements and no others, in this order;
  /// otherwise it may have fewer or more.
  case list([Value], isExact: Bool = true)
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
  /// One of several values, each with the condition under which it is the value.
  case either([Alternative])

  /// A possible value, and the condition under which it is the value.
  struct Alternative {
    var presence: Presence
    var value: Value
  }

  /// The services of a container, to which code adds registrations.
  struct Collection {
    /// The container of the collection, or `nil` if it is unknown.
    var container: ContainerID?
    var policy = RegistrationPolicy.add
    /// The inclusion that set the policy, if it is the policy under which a module was included.
    var batch: InclusionID?
    /// The inclusions under policies whose modules register in it.
    var batches: [InclusionID] = []
    /// The module that registers in it, by its number in ``SourceContainer/included``.
    var module: InclusionID?
    /// Whether the container is unknown because the source does not show which container of the program it is:
    /// `storage["main"]`.
    var isOfUnknownContainer = false
  }

  /// A provider: the root or a scope of a container, by the number of the container.
  enum Provider {
    case unknown
    case root(ContainerID)
    case scope(ContainerID, SourcePosition)
    /// The provider that a recipe receives: its requests become the dependencies of the recipe.
    case recipe(RecipeNotes)
    /// A scope that a recipe opens: its requests retain nothing of the scope.
    case scopeOfRecipe(RecipeNotes)
    /// The provider that a property stores. If recipes store it there, they may show its position in the tree of
    /// scopes.
    case stored(Interpreter.PropertyKey)
  }

  /// Whether the value is an unknown container, or the collection of one.
  var isUnknownContainer: Bool {
    switch self {
    case .collection(let collection): collection.container == nil
    case .container(nil), .swinject(.container(nil)): true
    default: false
    }
  }

  /// Whether services can be registered in the value.
  var acceptsRegistrations: Bool {
    switch self {
    case .collection, .container, .locator, .swinject(.container): true
    case .either(let alternatives): alternatives.contains { $0.value.acceptsRegistrations }
    default: false
    }
  }

  /// The type of an instance, or of the first possible one; nil for other values.
  var type: ResolvedType? {
    switch self {
    case .instance(let type, _): type
    case .either(let alternatives): alternatives.lazy.compactMap(\.value.type).first
    default: nil
    }
  }

  /// The type of an instance, a text or a Boolean value, without generic parameters.
  var knownType: ResolvedType? {
    switch self {
    case .instance(let type, _): type.isOpen ? nil : type
    case .string: .standard("String")
    case .boolean: .standard("Bool")
    default: nil
    }
  }

  /// The case of an enumeration, if it is known: `live` of `Mode.live`.
  var caseName: String? { if case .instance(_, let creation?) = self { creation.caseName } else { nil } }

  /// The subject of the tests of this value, if it is an unknown case of an enumeration or an unknown Boolean value.
  var subject: TestSubject? { if case .instance(_, let creation?) = self { creation.subject } else { nil } }

  /// Whether it is the value of an optional, whose tests have the same subject.
  var isUnwrapped: Bool { if case .instance(_, let creation?) = self { creation.isUnwrapped } else { false } }

  /// The text of a string, or of a number, if it is known.
  var text: String? {
    switch self {
    case .string(let text): text
    case .instance(_, let creation?): creation.mayHaveChanged ? nil : creation.literal
    default: nil
    }
  }

  /// Returns the value of a case of an enumeration.
  ///
  /// - Parameters:
  ///   - payload: Its associated values as text; `nil` if one of them is unknown.
  ///   - values: Its associated values. Those that concern services are stored.
  static func enumCase(
    _ name: String, of type: ResolvedType, at place: Place = .none, payload: [String]? = [],
    values: [Value] = []
  ) -> Value {
    let call = Call(callee: .implicitMember(name), arguments: [], place: place)
    var creation = Creation(call: call, place: nil, caseName: name, payload: payload, isPresent: true)
    for (position, value) in values.enumerated() where value.isOfInterest {
      creation.fields[Expression.associatedValue(position, ofCase: name)] = value
    }
    return .instance(type, creation: creation)
  }

  /// Whether it is a case of an enumeration with an associated value that concerns services.
  var hasServicesInCase: Bool {
    guard case .instance(_, let creation?) = self, caseName != nil else { return false }
    return !creation.fields.isEmpty
  }

  /// The case of an enumeration with its associated values, if all of them are known: `item(1)` of `Route.item(1)`.
  var caseWithPayload: String? {
    guard let name = caseName, case .instance(_, let creation?) = self, let payload = creation.payload else {
      return nil
    }
    return payload.isEmpty ? name : "\(name)(\(payload.joined(separator: ", ")))"
  }

  /// Whether a value concerns services, so that a call with it is followed.
  var isOfInterest: Bool {
    switch self {
    case .container, .collection, .provider, .locator, .values, .swinject: true
    case .closure(let closure, _): !closure.body.isEmpty
    case .list(let values, _), .tuple(let values, _): values.contains(where: \.isOfInterest)
    case .either(let alternatives): alternatives.contains { $0.value.isOfInterest }
    case .method(let base, _): base.isOfInterest
    case .unknown, .function, .instance, .type, .string, .boolean, .absent: false
    }
  }
}

extension Value {
  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// Whether ``forgotten`` differs from the value.
  var mayBeForgotten: Bool {
    switch self {
    case .boolean, .string, .absent: true
    case .instance(_, let creation?): creation.literal != nil || caseName != nil
    case .list: isExactList
    case .tuple(let values, _): values.contains(where: \.mayBeForgotten)
    case .either(let alternatives): alternatives.contains(where: \.value.mayBeForgotten)
    default: false
    }
  }

  /// The value after code that was not followed may have changed it: only the type of a text, a number, a Boolean value
  /// or a case remains, and a list may have other elements. Values that concern services are the same.
  var forgotten: Value {
    switch self {
    case .boolean: .instance(.standard("Bool"), creation: nil)
    case .string: .instance(.standard("String"), creation: nil)
    case .absent: .unknown
    case .instance(let type, let creation?) where creation.literal != nil || caseName != nil:
      .instance(type, creation: nil)
    case .list: inexact
    case .tuple(let values, let labels): .tuple(values.map(\.forgotten), labels: labels)
    case .either(let alternatives):
      .either(alternatives.map { Alternative(presence: $0.presence, value: $0.value.forgotten) })
    default: self
    }
  }
}
