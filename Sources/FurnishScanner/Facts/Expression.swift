/// The code of a body, as far as it may concern services: a small language of calls and their receivers.
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
  /// `\Config.port`. If the key path names its root type, the function is the closure `{ $0.port }`.
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
  /// A tuple, with its labels if it has any; or an expression of another kind, with its parts.
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

  /// The methods that have the same result each time for an immutable value and the same argument.
  static let testsOfElements: Set<String> = ["contains", "hasPrefix", "hasSuffix"]

  /// The call, if the expression is a test by one of these methods: `names.contains("search")`.
  var testOfElements: Expression? {
    guard case .test(.value(.call(let call), _)) = self, let name = call.callee.calledName else { return nil }
    return Self.testsOfElements.contains(name) ? .call(call) : nil
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
  package var isMainActor: Bool
  /// A Boolean value that indicates whether it is declared as throwing, or has a `try` of its own that it does not
  /// handle.
  package var isThrowing: Bool
  package var body: [Statement]
  /// The number of statements at the start of the body that bind captured values.
  package var captures = 0
  package var place: Place
  /// The function, if it is one that another function declares; nil for a literal.
  package var function: FunctionFacts?
}

extension Closure {
  /// Creates the closure of a function that another function declares.
  init(_ function: FunctionFacts) {
    self.init(
      parameters: function.parameters.map { Parameter(name: $0.name, type: $0.type) }, anonymousParameters: 0,
      result: function.result, isAsync: function.isAsync, isMainActor: false, isThrowing: function.isThrowing,
      body: function.body ?? [], place: function.place, function: function)
  }
}

/// A statement of a body.
package indirect enum Statement: Codable, Hashable, Sendable {
  case bind(name: String, type: TypeReference?, value: Expression?, isConstant: Bool)
  case assign(Expression, Expression)
  case expression(Expression)
  case result(Expression)
  /// `if` and its `else`. A `guard` has an empty first branch, and its body as the second.
  case branch(BranchTest, [Statement], [Statement])
  /// `switch`
  case selection(Selection)
  /// Statements whose names are visible only to each other: those of `do`, and of an `if` with its bindings.
  case block([Statement])
  /// The body of a `defer`, which runs at the end of the block around it.
  case deferred([Statement])
  /// Statements whose errors do not reach the code around them: those of `try?`, `try!`, and a `do` with a `catch`.
  case attempt([Statement], ErrorHandling)
  /// An exit: the statements that follow in the same body are not reached.
  case leave(Exit)
  case loop(variable: String?, over: Expression?, body: [Statement])
  case conditional([ConditionalStatements])
  /// A function that another function declares.
  case function(FunctionFacts)
  /// A type that a function declares, by its index in ``FileFacts/types``.
  case type(Int)
}

/// The effect of an error in an attempt.
package enum ErrorHandling: Codable, Hashable, Sendable {
  /// `try?`: the program continues, with `nil` as the value.
  case discard
  /// `try!`: the program stops.
  case stop
  /// `catch`: these statements run. Clauses with patterns are branches of them.
  case run([Statement])

  /// The statements of a `catch`; empty for `try?` and `try!`.
  var handlers: [Statement] { if case .run(let statements) = self { statements } else { [] } }
}

/// The kind of an exit from a body.
package enum Exit: String, Codable, Hashable, Sendable {
  /// `return` without a value.
  case function
  /// `break`
  case loop
  /// `continue`
  case iteration
  /// `fallthrough`
  case nextCase
  /// `throw`: if no code handles the error, it counts as ``failure``.
  case error
  /// The next run of a loop: the code after the loop is reached only once the test of the loop fails.
  case repetition
  /// `fatalError()`: the program stops. Since nothing runs after a stop, the conditions of later statements do not
  /// depend on it.
  case failure
  /// `name!`: the program stops where the value is `nil`.
  case nilValue
  /// `#error`: the program does not compile.
  case impossible
}

/// A clause of `#if` between statements.
package struct ConditionalStatements: Codable, Hashable, Sendable {
  package var condition: Condition
  package var statements: [Statement]
}
