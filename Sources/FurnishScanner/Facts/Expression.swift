/// An expression in a body, as far as it may concern services: a small language of calls and their receivers.
package indirect enum Expression: Codable, Hashable, Sendable {
  /// A variable, a function, or a type.
  case name(String, Place)
  /// `.scoped`
  case implicitMember(String)
  /// `container.services`
  case member(Expression, String, Place)
  /// `Page.init(log:)`, `makeLog(clock:)`; the base of `.live(client:)` is nil.
  case functionReference(Expression?, String, [String?], Place)
  /// `(any Log).self`
  case metatype(TypeReference)
  /// A type in place of a value: the callee of `Box<Int>()`.
  case type(TypeReference)
  case call(Call)
  case cast(Expression, TypeReference)
  case string(String)
  /// `"\(prefix).images"`, in parts.
  case text([Expression])
  /// A number: the type that the language gives it, `Int` or `Double`, and its text in the source.
  case number(String, text: String)
  case boolean(Bool)
  /// `\Config.port`, with the same function as a closure, `{ $0.port }`. The function is nil if the key path omits its
  /// root type and has parts that are not names: `\.[0]`.
  case keyPath(String, function: Closure? = nil)
  case list([Expression])
  case closure(Closure)
  /// One of several values, if the source does not show which one: `log ?? ConsoleLog()`.
  case either([Expression])
  /// `mock && !isTesting`
  case test(BranchTest)
  /// `?:`, or an `if`, `switch` or `do` whose value is that of its only statement.
  case block([Statement])
  /// A chain of calls with `#if` in it. Each clause continues from the base, which is the ``hole`` of the clause.
  case conditionalChain(Expression, [ConditionalExpression])
  /// The base of a ``conditionalChain``.
  case hole
  /// A tuple, with its labels if it has any; or the parts of an expression that has no case here.
  case group([Expression], labels: [String?] = [])
  /// An expression that is not read.
  case other
}

extension Expression {
  /// Returns the name by which code reads an associated value of an enumeration from its case. The name is no identifier
  /// of Swift, so no property of the program has it.
  static func associatedValue(_ index: Int, ofCase name: String) -> String { "#\(name).\(index)" }

  /// The prefix of the name by which the binding `if let mode` refers to the optional outside of it.
  static let outerPrefix = "#outer "
  /// The prefix of the name for the optional that a call returns: `if let mode = detect()`.
  static let wrappedPrefix = "#wrapped "
  /// The name of the postfix operator in `1...`, a range without a last number.
  static let rangeFrom = "...+"
  /// The name of the constant for the value of a `switch` with a `where`, if that value is no variable.
  static let switched = "#switched"
  /// The name that marks the body of a loop: the body begins with a binding of this name if the loop has a `where` that
  /// is not read, or exits that are not followed.
  static let unreadCondition = "#where"

  /// Whether it names a type as a value: `Log.self`.
  var isMetatype: Bool { if case .metatype = self { true } else { false } }

  /// Whether it is a name with the prefix ``outerPrefix`` or ``wrappedPrefix``: the optional whose value a binding unwraps.
  var isOptionalOfBinding: Bool {
    guard case .name(let name, _) = self else { return false }
    return name.hasPrefix(Self.outerPrefix) || name.hasPrefix(Self.wrappedPrefix)
  }

  /// The methods whose calls are read as tests: for an immutable value and the same argument, the result is always the
  /// same.
  static let repeatableTests: Set<String> = ["contains", "hasPrefix", "hasSuffix"]

  /// The call, if the expression is a test by one of the ``repeatableTests``: `names.contains("search")`.
  var callOfRepeatableTest: Expression? {
    guard case .test(.value(.call(let call), _)) = self, let name = call.callee.calledName else { return nil }
    return Self.repeatableTests.contains(name) ? .call(call) : nil
  }
}

/// A call of a function.
package struct Call: Codable, Hashable, Sendable {
  package var callee: Expression
  package var arguments: [CallArgument]
  /// The place of the called function's name.
  package var place: Place
  /// Whether the program stops if its result is `nil`: `table[key]!`.
  package var isForced = false
  /// Whether it follows a `try` that covers no throwing call of Furnish. The call may then throw.
  package var isTried = false
  /// Whether an `await` covers it.
  var isAwaited = false

  /// The methods of the standard library that change a list or a set.
  static let changesOfCollections: Set<String> = [
    "append", "formIntersection", "formUnion", "insert", "remove", "removeAll", "removeFirst", "removeLast", "subtract",
  ]

  /// Returns the argument of a label.
  func argument(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }
}

/// An argument of a call.
package struct CallArgument: Codable, Hashable, Sendable {
  package var label: String?
  package var value: Expression
  package var isTrailingClosure = false
  /// Whether the called function may change the variable: `&options`.
  package var isInout = false
}

/// A clause of `#if` in a chain of calls.
package struct ConditionalExpression: Codable, Hashable, Sendable {
  package var condition: Condition
  package var value: Expression
}

/// A closure, or a function that another function declares.
package struct Closure: Codable, Hashable, Sendable {
  package struct Parameter: Codable, Hashable, Sendable {
    package var name: String
    package var type: TypeReference?
  }

  /// The declared parameters; empty if it uses `$0`.
  package var parameters: [Parameter]
  /// The number of `$0`, `$1`, … that it uses.
  package var anonymousParameters: Int
  package var result: TypeReference?
  package var isAsync: Bool
  /// The name of its first attribute but `@Sendable`, which may bind it to an actor: `MainActor`.
  package var actor: String?
  /// A Boolean value that indicates whether it is declared as throwing, or has a `try` of its own that it does not
  /// handle.
  package var isThrowing: Bool
  package var body: [Statement]
  /// The number of statements at the start of the body that bind captured values.
  package var captures = 0
  package var place: Place
  /// The facts of a function that another function declares; nil for a closure.
  package var function: FunctionFacts?
}

extension Closure {
  /// Creates the closure of a function that another function declares.
  init(_ function: FunctionFacts) {
    self.init(
      parameters: function.parameters.map { Parameter(name: $0.name, type: $0.type) }, anonymousParameters: 0,
      result: function.result, isAsync: function.isAsync, isThrowing: function.isThrowing,
      body: function.body ?? [], place: function.place, function: function)
  }
}
