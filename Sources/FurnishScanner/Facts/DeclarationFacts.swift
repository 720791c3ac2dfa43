/// The visibility of a declaration.
package enum Access: String, Codable, Hashable, Sendable {
  case `private`, `internal`, `package`, `public`
}

extension Access: Comparable {
  package static func < (left: Access, right: Access) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .private: 0
    case .internal: 1
    case .package: 2
    case .public: 3
    }
  }
}

/// A type, or an extension of one.
package struct TypeFacts: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Hashable, Sendable {
    case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`
  }

  package var kind: Kind
  package var name: String
  /// The type that contains it, by its index in ``FileFacts/types``.
  package var enclosingType: Int?
  /// The type that an extension extends.
  package var extended: TypeReference?
  package var genericParameters: [String]
  package var inherited: [TypeReference]
  package var attributes: [AttributeFacts]
  package var access: Access
  package var condition: Condition
  package var place: Place
  /// A Boolean value that indicates whether it is declared in a body, and therefore visible only in that body.
  package var isLocal = false
  /// A Boolean value that indicates whether it is declared `nonisolated`.
  package var isNonisolated = false
  /// The cases of an enumeration.
  package var cases: [CaseFacts] = []
  /// The requirements in the `where` of an extension or of a protocol and its associated types.
  package var constraints: [ConstraintFacts] = []
  /// The requirements on the generic parameters of a type, and those in its `where`: `T: Log`.
  var parameterConstraints: [ConstraintFacts] = []
  /// The associated types of a protocol.
  var associatedTypes: [AssociatedTypeFacts] = []
  /// The names of the functions that a protocol requires.
  var requiredFunctions: [String] = []
  /// The endpoints of a struct with `@RemoteService`.
  package var remoteEndpoints: [RemoteEndpointFacts] = []
}

/// `case images = "images-v2"`, `case image(name: String, Int)`
package struct CaseFacts: Codable, Hashable, Sendable {
  package struct Value: Codable, Hashable, Sendable {
    package var label: String?
    package var type: TypeReference
  }

  package var name: String
  /// A raw value that is a text; nil if the source states none.
  package var rawValue: String?
  /// The source of a raw value that is not a text; nil if the value is a text, or if the source states none.
  package var rawLiteral: String?
  package var values: [Value] = []
  /// The condition under which it is compiled, which includes the condition of its type.
  package var condition = Condition.always
}

/// `Self: Clocked`, `Element == Log`
package struct ConstraintFacts: Codable, Hashable, Sendable {
  package var left: TypeReference
  package var right: TypeReference
  package var isSameType: Bool
}

/// An associated type, and the requirements of its protocol in which it is the type of a result, a parameter or a
/// property: `associatedtype Item` and `func make() -> Item`. The method `make` of a conforming type determines `Item`.
package struct AssociatedTypeFacts: Codable, Hashable, Sendable {
  package struct Requirement: Codable, Hashable, Sendable {
    var name: String
    /// The labels of a function; nil for a property.
    var labels: [String?]?
    /// The index of the parameter that has the type; nil if the result has it.
    var parameter: Int?
  }

  var name: String
  var defaultType: TypeReference?
  var requirements: [Requirement] = []
}

/// `typealias Log = any Logging.Log`
package struct AliasFacts: Codable, Hashable, Sendable {
  package var name: String
  package var enclosingType: Int?
  package var genericParameters: [String]
  package var target: TypeReference
  package var access: Access
  package var condition: Condition
}

/// An attribute of a declaration, with its generic arguments and its other arguments.
package struct AttributeFacts: Codable, Hashable, Sendable {
  package var name: String
  /// `Log` of `@Injected<Log>`.
  package var generics: [TypeReference] = []
  package var arguments: [CallArgument]
  package var place: Place
}

/// A parameter of a function.
package struct ParameterFacts: Codable, Hashable, Sendable {
  /// The label that callers write; nil for `_`.
  package var label: String?
  package var name: String
  package var type: TypeReference
  package var hasDefault: Bool
  /// Whether it is `inout`: the caller's variable receives the value that the parameter has at the end.
  var isInout = false
  /// Whether it takes all arguments that follow: `any ServiceModule...`, `repeat each M`. The type is then that of
  /// an array.
  package var isVariadic = false
  /// Whether it is an `@autoclosure`: the function decides whether it evaluates the argument. The type is that of the
  /// argument.
  var isAutoclosure = false
  /// The default argument, if it may concern services.
  package var defaultValue: Expression?
}

/// A function, or other code with a body: an initializer (`init`), the getter of a computed property (``isProperty`` is
/// true), a setter or an observer (`path.set`, `path.didSet`), a `subscript`, or a `deinit`.
package struct FunctionFacts: Codable, Hashable, Sendable {
  package var name: String
  package var owner: Int?
  package var isStatic: Bool
  package var isProperty: Bool
  package var genericParameters: [String]
  package var parameters: [ParameterFacts]
  package var result: TypeReference?
  package var isAsync: Bool
  package var isThrowing = false
  /// Whether it is an initializer with a question mark: `init?`.
  package var isFailable = false
  /// The requirements on its generic parameters, and those in its `where`: `T: Log`.
  var constraints: [ConstraintFacts] = []
  /// Whether two calls with the same arguments may have different results, because a call changes the instance or other
  /// variables: it is `mutating`, or its body assigns.
  var changesValues = false
  /// The origin of its result, and of the values that it assigns.
  var origin = OriginFacts.elsewhere
  package var attributes: [AttributeFacts]
  package var isNonisolated: Bool
  package var access: Access
  package var condition: Condition
  package var place: Place
  /// Whether nothing in the body shows that it concerns services, so that it is read only where it is called.
  var isFollowedOnly = false
  /// Whether the body was read only because it may create or choose an instance: it is followed if methods of the
  /// instance request services, or if the instance stores services.
  var isChoice = false
  /// The number of times that the file names a private function outside of its declaration; nil for other functions.
  var mentions: Int?
  /// The body, if it may concern services.
  package var body: [Statement]?

  package var labels: [String?] { parameters.map(\.label) }
}

/// A stored property, a static one, or a global variable.
package struct VariableFacts: Codable, Hashable, Sendable {
  package var name: String
  package var owner: Int?
  package var isStatic: Bool
  package var isConstant: Bool
  package var type: TypeReference?
  package var hasInitialValue: Bool
  /// The initial value, if it may concern services, or if branches may test it.
  package var initialValue: Expression?
  package var attributes: [AttributeFacts]
  package var access: Access
  package var condition: Condition
  package var place: Place
  package var isLazy = false
  /// Whether its type is written with an exclamation mark: reading it stops the program while it is `nil`.
  package var isImplicitlyUnwrapped = false
  /// Whether it has a property wrapper and is private, and its file names it nowhere else: no code reads it.
  package var isUnread = false
  /// Whether it has a `willSet` or a `didSet`, which may change other properties.
  package var hasObservers = false
  /// The origin of its initial value.
  var origin = OriginFacts.arguments
}
