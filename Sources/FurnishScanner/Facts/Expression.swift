/// The code of a body, as far as it may concern services: a small language that says what is called on what.
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
  /// A type that stands where a value does: the callee of `Box<Int>()`.
  case type(TypeReference)
  case call(Call)
  case cast(Expression, TypeReference)
  case string(String)
  /// A number, of the type that the language gives it: `Int`, `Double`.
  case number(String)
  case boolean(Bool)
  case keyPath(String)
  case list([Expression])
  case closure(Closure)
  /// One of several: the branches of `?:`, of `if` and `switch`.
  case either([Expression])
  /// A chain with `#if` in it: each clause goes on from the base, which stands in it as ``hole``.
  case conditionalChain(Expression, [ConditionalExpression])
  case hole
  /// What says nothing itself, and has such parts.
  case group([Expression])
  case other
}

package struct Call: Codable, Hashable, Sendable {
  package var callee: Expression
  package var arguments: [CallArgument]
  /// The name of what is called.
  package var place: Place

  /// The argument of a label.
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
  package var body: [Statement]
  package var place: Place
}

/// A statement of a body.
package indirect enum Statement: Codable, Hashable, Sendable {
  case bind(name: String, type: TypeReference?, value: Expression?)
  case assign(Expression, Expression)
  case expression(Expression)
  case result(Expression)
  /// One of several: `if` and its `else`, the cases of a `switch`.
  case branches([[Statement]])
  case loop(variable: String?, over: Expression?, body: [Statement])
  case conditional([ConditionalStatements])
  /// A function in a function.
  case function(FunctionFacts)
  /// A type in a function, by its index in ``FileFacts/types``.
  case type(Int)
}

package struct ConditionalStatements: Codable, Hashable, Sendable {
  package var condition: Condition
  package var statements: [Statement]
}
