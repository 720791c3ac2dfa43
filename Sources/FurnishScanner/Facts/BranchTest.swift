/// The test that decides between two branches of a program.
package indirect enum BranchTest: Codable, Hashable, Sendable {
  case constant(Bool)
  case not(BranchTest)
  case all([BranchTest])
  case any([BranchTest])
  /// A Boolean value, with its source.
  case value(Expression, text: String)
  /// `let url`, `url != nil`
  case isPresent(Expression, text: String)
  /// `mode == .live`, `case .live = mode`, `name == Run.name`
  case matches(Expression, text: String, pattern: Pattern)
  /// A test whose result the source does not show, with a text for each result. If `isConstant` is true, the result is
  /// the same each time, as for `#available(iOS 18, *)`. Otherwise it may change, as for an error that is caught.
  case other(holds: String, fails: String, isConstant: Bool)
}

extension BranchTest {
  /// Whether the interpreter can evaluate everything that the test compares. It is false for most calls with arguments,
  /// such as `isEnabled(name)`.
  var isRead: Bool {
    switch self {
    case .constant: true
    case .not(let test): test.isRead
    case .all(let tests), .any(let tests): tests.allSatisfy(\.isRead)
    case .value(let value, _), .isPresent(let value, _): value.isRead
    case .matches(let value, _, let pattern): value.isRead && pattern.value?.isRead != false
    case .other: false
    }
  }
}

extension BranchTest {
  /// The value that a test reads, if it combines no other tests.
  var value: Expression? {
    switch self {
    case .value(let value, _), .isPresent(let value, _), .matches(let value, _, _): value
    case .constant, .not, .all, .any, .other: nil
    }
  }
}

extension BranchTest {
  /// The expressions that the test evaluates, in their order.
  var expressions: [Expression] {
    switch self {
    case .constant, .other: []
    case .not(let test): test.expressions
    case .all(let tests), .any(let tests): tests.flatMap(\.expressions)
    case .value(let value, _), .isPresent(let value, _): [value]
    case .matches(let value, _, let pattern): [value] + [pattern.value].compactMap(\.self)
    }
  }
}

extension SelectionCase {
  /// The expressions that its patterns and its `where` evaluate, in their order.
  var testedExpressions: [Expression] { patterns.compactMap(\.value) + (test?.expressions ?? []) }
}

extension Expression {
  fileprivate var isRead: Bool {
    switch self {
    case .other, .group: false
    case .call(let call) where call.callee.calledName?.isOperator == true:
      call.arguments.allSatisfy { $0.value.isNameOrLiteral }
    case .call(let call):
      call.arguments.isEmpty
        || call.callee.calledName.map(Self.repeatableTests.contains) == true
          && !call.arguments.contains { $0.value.isClosureLiteral }
    default: true
    }
  }

  /// Whether it is a closure, or a key path in place of one.
  var isClosureLiteral: Bool {
    switch self {
    case .closure, .keyPath: true
    default: false
    }
  }

  fileprivate var isNameOrLiteral: Bool {
    switch self {
    case .name, .number, .string, .boolean: true
    default: false
    }
  }
}
