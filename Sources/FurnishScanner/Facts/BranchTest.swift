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
  /// Whether the facts contain the values that the test compares.
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

/// A pattern that a value may match.
package struct Pattern: Codable, Hashable, Sendable {
  /// `.live` for `.live(let url)`, `_` for a name that it binds; otherwise its source.
  package var text: String
  /// The value that it is compared with: `.live`, `Run.name`, `1...5`; nil if it binds names or has parts.
  package var value: Expression?
  /// The part of a case that it matches; nil for all values of the case.
  package var part: Part?
  /// The type that a value must have: `Log` for `is Log` and `let log as Log`.
  package var type: TypeReference?

  /// Some values of a case: `.live(80)`.
  package struct Part: Codable, Hashable, Sendable {
    /// The source of the pattern.
    package var text: String
    /// Whether it contains names: their values may differ between two evaluations of the pattern.
    package var hasNames: Bool
  }

  package init(_ text: String, value: Expression? = nil, part: Part? = nil, type: TypeReference? = nil) {
    (self.text, self.value, self.part, self.type) = (text, value, part, type)
  }
}

extension Expression {
  fileprivate var isRead: Bool {
    switch self {
    case .other, .group: false
    case .call(let call) where call.callee.calledName?.isOperator == true:
      call.arguments.allSatisfy { $0.value.isNameOrLiteral }
    case .call(let call):
      call.arguments.isEmpty
        || call.callee.calledName.map(Self.testsOfElements.contains) == true
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

/// A `switch` statement.
package struct Selection: Codable, Hashable, Sendable {
  package var subject: Expression
  /// The source of the subject.
  package var text: String
  package var cases: [SelectionCase]
}

/// A case of a `switch`.
package struct SelectionCase: Codable, Hashable, Sendable {
  /// Empty for `default`.
  package var patterns: [Pattern]
  /// The condition after `where`.
  package var test: BranchTest?
  /// The condition under which it is compiled.
  package var condition: Condition
  package var body: [Statement]
  /// The number of statements with which the body begins, and which bind the names of the patterns.
  package var bindings = 0
}
