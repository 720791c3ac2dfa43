import FurnishGraph

/// The value of an expression, as far as it concerns services.
indirect enum Value {
  case unknown
  /// A container; nil if the source does not show which one.
  case container(ContainerID?)
  /// `container.services`
  case collection(Collection)
  case provider(Provider)
  case locator
  /// `ServiceValues`
  case values
  case closure(Closure, Environment)
  /// A function of the program, with the instance to which it belongs if it is a method.
  case function(FunctionID, receiver: Value?)
  /// An instance of a type, and the call that created it, if that is in the source.
  case instance(ResolvedType, creation: Creation?)
  case type(ResolvedType)
  /// A list, or a dictionary as a list of pairs. An exact list has these elements and no others, in this order. Any
  /// other list may have fewer or more.
  case list([Value], isExact: Bool = true)
  case tuple([Value], labels: [String?] = [])
  /// A method of Furnish as a value, with its receiver: `services.include`.
  case method(Value, String)
  case string(String)
  /// A Boolean value, as the condition under which it is true.
  case boolean(Presence)
  /// `nil`, where it is followed: see ``Interpreter/mayBeAbsent(_:)``.
  case absent
  /// A value of one of Swinject's types.
  case swinject(SwinjectValue)
  /// One of several values, each under its condition: the result of `isLive ? 80 : 8080`.
  case either([Alternative])

  /// A possible value, and the condition under which it is the value.
  struct Alternative {
    var presence: Presence
    var value: Value
  }

  /// The services of a container, `container.services`, to which code adds registrations.
  struct Collection {
    /// The container of the collection, or `nil` if it is unknown.
    var container: ContainerID?
    var policy = RegistrationPolicy.add
    /// The inclusion that has set the policy: `services.replacing.include(Logs())`.
    var batch: InclusionID?
    /// The inclusions under a policy that have led to the code, the outermost one first.
    var batches: [InclusionID] = []
    /// The inclusion of the module whose code registers in the collection.
    var module: InclusionID?
    /// Whether it belongs to a container of the program, and the source does not show to which one:
    /// `storage["main"].services`.
    var isOfUnknownContainer = false
  }

  /// A provider: the root or a scope of a container, or the provider of a recipe.
  enum Provider {
    case unknown
    case root(ContainerID)
    case scope(ContainerID, SourcePosition)
    /// The provider that a recipe receives: its requests become the dependencies of the recipe.
    case recipe(RecipeNotes)
    /// A scope that a recipe opens, with its level, if it has one: requests to it are no dependencies of the recipe.
    case scopeOfRecipe(RecipeNotes, SourcePosition)
    /// An unknown provider that a property stores, or a scope that code opens from it. If recipes have stored the
    /// provider there, they show its position in the tree of scopes.
    case stored(Interpreter.PropertyKey, scope: SourcePosition? = nil)
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

  /// The type of an instance, or of the first instance among several possible values; nil for other values.
  var type: ResolvedType? {
    switch self {
    case .instance(let type, _): type
    case .either(let alternatives): alternatives.lazy.compactMap(\.value.type).first
    default: nil
    }
  }

  /// The type of an instance, a text or a Boolean value, if the type has no unknown parts.
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

  /// The subject of the tests of this value, if it has one: see ``Interpreter/identified(_:as:in:)``.
  var subject: TestSubject? { if case .instance(_, let creation?) = self { creation.subject } else { nil } }

  /// Whether the value was unwrapped from an optional, and has the subject of that optional.
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
  ///   - values: Its associated values.
  static func enumCase(
    _ name: String, of type: ResolvedType, at place: Place = .none, payload: [String]? = [],
    values: [Value] = []
  ) -> Value {
    let call = Call(callee: .implicitMember(name), arguments: [], place: place)
    var creation = Creation(call: call, place: nil, caseName: name, payload: payload, isPresent: true)
    for (position, value) in values.enumerated() where !value.isUnknown {
      creation.fields[Expression.associatedValue(position, ofCase: name)] = value
    }
    return .instance(type, creation: creation)
  }

  /// Whether it is a case with an associated value that concerns services.
  var hasServicesInCase: Bool {
    guard case .instance(_, let creation?) = self, caseName != nil else { return false }
    return creation.fields.values.contains(where: \.isOfInterest)
  }

  /// The case of an enumeration with its associated values, if all of them are known: `item(1)` of `Route.item(1)`.
  var caseWithPayload: String? {
    guard let name = caseName, case .instance(_, let creation?) = self, let payload = creation.payload else {
      return nil
    }
    return payload.isEmpty ? name : "\(name)(\(payload.joined(separator: ", ")))"
  }

  /// Whether the value concerns services, so that a call with it is followed.
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

  /// The value after code that was not followed may have changed it. Of a text, a number, a Boolean value or a case
  /// only the type is known, and a list may have other elements. Values that concern services are unchanged.
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
