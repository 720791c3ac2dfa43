import SwiftSyntax

/// The calls after `try`, which may throw an error, and those after `await`.
///
/// If the `try` covers a call of Furnish that throws, such as `try container.services`, its other calls count as calls
/// that do not throw.
extension Expression {
  /// The expression with its calls marked as calls that may throw; unchanged if it contains a throwing call of Furnish.
  var tried: Expression {
    let coversFurnish = contains { part in
      if case .member(_, let name, _) = part { Self.throwing.contains(name) } else { false }
    }
    return coversFurnish ? self : marked
  }

  private static let throwing = FurnishNames.containerProperties.union(FurnishNames.containerFunctions)
    .union(FurnishNames.requests).union(FurnishNames.derivingProviders).union([FurnishNames.include])

  private var marked: Expression { markingCalls { $0.isTried = true } }
}

extension Expression {
  /// The expression with the calls that its `await` covers marked.
  var awaited: Expression { markingCalls { $0.isAwaited = true } }

  /// Returns the expression with each of its calls changed by a function, except for the calls in closures.
  fileprivate func markingCalls(_ mark: (inout Call) -> Void) -> Expression {
    switch self {
    case .call(var call):
      {
        mark(&call)
        call.callee = call.callee.markingCalls(mark)
        for index in call.arguments.indices {
          call.arguments[index].value = call.arguments[index].value.markingCalls(mark)
        }
        return .call(call)
      }()
    case .member(let base, let name, let place): .member(base.markingCalls(mark), name, place)
    case .cast(let value, let type): .cast(value.markingCalls(mark), type)
    case .either(let values): .either(values.map { $0.markingCalls(mark) })
    case .list(let values): .list(values.map { $0.markingCalls(mark) })
    case .group(let values, let labels): .group(values.map { $0.markingCalls(mark) }, labels: labels)
    case .text(let parts): .text(parts.map { $0.markingCalls(mark) })
    case .test(let test): .test(test.markingCalls(mark))
    case .block(let statements): .block(statements.map { $0.markingCalls(mark) })
    case .conditionalChain(let base, let clauses):
      .conditionalChain(
        base.markingCalls(mark),
        clauses.map { ConditionalExpression(condition: $0.condition, value: $0.value.markingCalls(mark)) })
    default: self
    }
  }
}

extension ExprSyntax {
  /// Whether it is an `await`, which covers all operands after it as well: `try await first() + second()`.
  var isAwait: Bool { self.as(TryExprSyntax.self)?.expression.isAwait ?? self.is(AwaitExprSyntax.self) }
}

extension BranchTest {
  /// The test with the calls that its `await` covers marked.
  var awaited: BranchTest { markingCalls { $0.isAwaited = true } }

  fileprivate func markingCalls(_ mark: (inout Call) -> Void) -> BranchTest {
    switch self {
    case .not(let test): .not(test.markingCalls(mark))
    case .all(let tests): .all(tests.map { $0.markingCalls(mark) })
    case .any(let tests): .any(tests.map { $0.markingCalls(mark) })
    case .value(let value, let text): .value(value.markingCalls(mark), text: text)
    case .isPresent(let value, let text): .isPresent(value.markingCalls(mark), text: text)
    case .matches(let value, let text, let pattern):
      .matches(value.markingCalls(mark), text: text, pattern: pattern)
    case .constant, .other: self
    }
  }
}

extension Statement {
  /// The statement with the calls that its `try` covers marked as calls that may throw.
  var tried: Statement {
    switch self {
    case .expression(let value): .expression(value.tried)
    case .assign(let target, let value): .assign(target, value.tried)
    default: self
    }
  }

  /// The statement with the calls that its `await` covers marked.
  var awaited: Statement { markingCalls { $0.isAwaited = true } }

  fileprivate func markingCalls(_ mark: (inout Call) -> Void) -> Statement {
    switch self {
    case .expression(let value): .expression(value.markingCalls(mark))
    case .result(let value): .result(value.markingCalls(mark))
    case .assign(let target, let value): .assign(target, value.markingCalls(mark))
    case .attempt(let statements, let handling):
      .attempt(statements.map { $0.markingCalls(mark) }, handling)
    case .branch(let test, let first, let second):
      .branch(test.markingCalls(mark), first.map { $0.markingCalls(mark) }, second.map { $0.markingCalls(mark) })
    default: self
    }
  }
}
