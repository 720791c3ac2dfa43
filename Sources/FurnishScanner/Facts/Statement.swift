/// A statement of a body.
package indirect enum Statement: Codable, Hashable, Sendable {
  /// `let log: any Log = …`, and each name that a pattern binds.
  case bind(name: String, type: TypeReference?, value: Expression?, isConstant: Bool)
  case assign(Expression, Expression)
  case expression(Expression)
  /// `return log`. A `return` without a value is ``leave(_:)``.
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
  /// `for`, or `while` and `repeat`, which have no variable and no sequence.
  case loop(variable: String?, over: Expression?, body: [Statement])
  /// `#if`
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
  /// `catch`: these statements run. A clause with a pattern is a branch in them.
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
  /// The start of another run of a loop. A branch with this exit follows the loop, since the code after a loop is
  /// reached only once the test of the loop fails.
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
