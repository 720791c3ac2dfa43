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
  /// `mode == .live`, `case .live = mode`
  case matches(Expression, text: String, pattern: String)
  /// A test whose result the source does not show, with a text for each result. `isConstant` is true if the result is
  /// the same each time, as that of `#available(iOS 18, *)`, and false if it may change, as whether an error is thrown.
  case other(holds: String, fails: String, isConstant: Bool)
}

extension BranchTest {
  /// Whether the values that it compares are read.
  var isRead: Bool {
    switch self {
    case .constant: true
    case .not(let test): test.isRead
    case .all(let tests), .any(let tests): tests.allSatisfy(\.isRead)
    case .value(let value, _), .isPresent(let value, _), .matches(let value, _, _):
      switch value {
      case .other, .group: false
      case .call(let call) where call.callee.calledName?.isOperator == true:
        call.arguments.allSatisfy { $0.value.isNameOrLiteral }
      case .call(let call):
        call.arguments.isEmpty || call.callee.calledName.map(Expression.testsOfElements.contains) ?? false
      default: true
      }
    case .other: false
    }
  }
}

extension Expression {
  fileprivate var isNameOrLiteral: Bool {
    switch self {
    case .name, .number, .string, .boolean: true
    default: false
    }
  }
}

/// A `switch` statement.
package struct Selection: Codable, Hashable, Sendable {
  package var subject: Expression
  /// The source of the subject.
  package var text: String
  package var cases: [SelectionCase]
}

/// A case of a `switch`.
package struct SelectionCase: Codable, Hashable, Sendable {
  /// `.live`, `"text"`; empty for `default`.
  package var patterns: [String]
  /// The condition after `where`.
  package var test: BranchTest?
  /// The condition under which it is compiled.
  package var condition: Condition
  package var body: [Statement]
}
