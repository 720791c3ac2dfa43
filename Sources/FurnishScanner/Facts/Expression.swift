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
  /// A number, of the type that the language gives it, `Int` or `Double`, as it is written.
  case number(String, text: String)
  case boolean(Bool)
  /// `\Config.port`, and the function that it stands for, if it names its root.
  case keyPath(String, function: Closure? = nil)
  case list([Expression])
  case closure(Closure)
  /// One of several, of which the source does not determine one: `log ?? ConsoleLog()`.
  case either([Expression])
  /// `mock && !isTesting`
  case test(BranchTest)
  /// `?:`, and an `if`, `switch` or `do` that stands for a value: that of its only statement.
  case block([Statement])
  /// A chain with `#if` in it: each clause continues from the base, which is in it as ``hole``.
  case conditionalChain(Expression, [ConditionalExpression])
  case hole
  /// A tuple, with its labels if it has any; or an expression of another kind, with its parts.
  case group([Expression], labels: [String?] = [])
  case other
}

package struct Call: Codable, Hashable, Sendable {
  package var callee: Expression
  package var arguments: [CallArgument]
  /// The name of the called function.
  package var place: Place

  /// Returns the argument of a label.
  func argument(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }
}

package struct CallArgument: Codable, Hashable, Sendable {
  package var label: String?
  package var value: Expression
  package var isTrailingClosure = false
}

package struct ConditionalExpression: Codable, Hashable, Sendable {
  package var condition: Condition
  package var value: Expression
}

package struct Closure: Codable, Hashable, Sendable {
  package struct Parameter: Codable, Hashable, Sendable {
    package var name: String
    package var type: TypeReference?
  }

  /// Empty as well where it uses `$0`.
  package var parameters: [Parameter]
  /// How many of `$0`, `$1`, … it uses.
  package var anonymousParameters: Int
  package var result: TypeReference?
  package var isAsync: Bool
  package var isMainActor: Bool
  /// A Boolean value that indicates whether it is declared as throwing, or has a `try` of its own that it does not
  /// handle.
  package var isThrowing: Bool
  package var body: [Statement]
  package var place: Place
  /// The function, if it is one that another function declares; nil for a literal.
  package var function: FunctionFacts?
}

extension Closure {
  /// A function in a function.
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
  /// `if` and its `else`; the body of a `guard`, with an empty one beside it.
  case branch(BranchTest, [Statement], [Statement])
  /// `switch`
  case selection(Selection)
  /// Statements with names of their own: those of `do`, and of an `if` with its bindings.
  case block([Statement])
  /// The statements that follow in the same body are not reached.
  case leave(Exit)
  case loop(variable: String?, over: Expression?, body: [Statement])
  case conditional([ConditionalStatements])
  /// A function in a function.
  case function(FunctionFacts)
  /// A type in a function, by its index in ``FileFacts/types``.
  case type(Int)
}

/// The target of leaving a body.
package enum Exit: String, Codable, Hashable, Sendable {
  /// `return` without a value.
  case function
  /// `break` and `continue`
  case loop
  /// `fallthrough`
  case nextCase
  /// `throw`, `fatalError()`: what a program registers and requests afterwards does not depend on it.
  case failure
}

package struct ConditionalStatements: Codable, Hashable, Sendable {
  package var condition: Condition
  package var statements: [Statement]
}
