import FurnishSyntax
import SwiftSyntax

/// Patterns of tests, and the names that they bind.
extension SourceReader {
  /// Returns the pattern that is the same test as `== value`, for a literal or a case; nil for other values.
  func pattern(ofEqual value: ExprSyntax) -> Pattern? {
    switch value.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr, .integerLiteralExpr: Pattern(text(of: value), value: tested(value))
    case .memberAccessExpr(let member) where member.declName.argumentNames == nil && isPath(value):
      Pattern(text(of: value), value: tested(value))
    default: nil
    }
  }

  /// Reads a pattern, and adds statements that bind its names.
  ///
  /// - Parameter subject: The value that the pattern matches. The bound names refer to its associated values.
  func pattern(_ pattern: PatternSyntax, of subject: Expression, binding statements: inout [Statement]) -> Pattern {
    let names = BoundNames(viewMode: .sourceAccurate)
    names.walk(pattern)
    let type = typeTested(by: pattern)
    let parts = subject.isPath && !names.found.isEmpty ? associatedValues(namedBy: pattern) : [:]
    let whole = subject.isPath && pattern.bindsWholeValue ? subject : nil
    let unwraps = pattern.unwrapsOptional
    for token in names.found {
      let name = token.plainText
      if unwraps, parts.isEmpty, subject.isPath {
        // As in `if let port`, a second name, `#outer port`, refers to the optional outside of the branch.
        let outer = "\(Expression.outerPrefix)\(name)"
        statements.append(.bind(name: outer, type: nil, value: subject, isConstant: true))
        statements.append(.bind(name: name, type: nil, value: .name(outer, place(of: token)), isConstant: true))
        continue
      }
      let value =
        parts[name].map { Expression.member(subject, $0, place(of: token)) }
        ?? (subject.isPath ? type.map { cast(subject, to: TypeReference($0)) } : nil) ?? whole
      statements.append(.bind(name: name, type: nil, value: value, isConstant: true))
    }
    if let type { return Pattern("is \(source(of: type))", type: TypeReference(type)) }
    if unwraps { return Pattern(".some") }
    var expression = pattern.as(ExpressionPatternSyntax.self)?.expression
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      if pattern.bindsWholeValue { return Pattern("_") }
      expression = binding.pattern.as(ExpressionPatternSyntax.self)?.expression
    }
    // `"live"?`, `.some("live")`
    if let optional = expression?.as(OptionalChainingExprSyntax.self) { expression = optional.expression }
    if let call = expression?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let value = call.arguments.first?.expression, !value.matchesAnything,
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "some"
    {
      expression = value
    }
    if let call = expression?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      let parts = call.arguments.map(\.expression).filter { !$0.matchesAnything }
      let hasNames = !parts.allSatisfy { isPlain($0) && !$0.is(DeclReferenceExprSyntax.self) }
      return Pattern(
        ".\(member.declName.baseName.plainText)",
        part: parts.isEmpty ? nil : Pattern.Part(text: text(of: ExprSyntax(call)), hasNames: hasNames))
    }
    if let expression, names.found.isEmpty, case let value = tested(expression), value != .other {
      return Pattern(text(of: expression), value: value)
    }
    return Pattern(source(of: pattern))
  }

  /// Returns the value to which a pattern such as `let log as Log` binds the name: the subject, as a `Log`. For a
  /// composition, `as Log & Sendable`, it is the subject itself, whose own type has the members.
  private func cast(_ subject: Expression, to type: TypeReference) -> Expression {
    switch type {
    case .composition, .existential(.composition): subject
    default: .cast(subject, type)
    }
  }

  /// Returns the associated values that the names of a pattern bind, in the form of
  /// ``Expression/associatedValue(_:ofCase:)``: `session` of `.signedIn(let session)` binds `#signedIn.0`.
  private func associatedValues(namedBy pattern: PatternSyntax) -> [String: String] {
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    guard let call = inner.as(ExpressionPatternSyntax.self)?.expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return [:] }
    let name = member.declName.baseName.plainText
    var values: [String: String] = [:]
    for (index, argument) in call.arguments.enumerated() {
      let inner = argument.expression.as(PatternExprSyntax.self)?.pattern
      let bound = inner?.as(ValueBindingPatternSyntax.self)?.pattern ?? inner
      guard let identifier = bound?.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      values[identifier.plainText] = Expression.associatedValue(index, ofCase: name)
    }
    return values
  }
}

extension PatternSyntax {
  /// Whether it matches every optional that is not `nil`: `let port?`, `.some(let port)`, `.some(_)`.
  fileprivate var unwrapsOptional: Bool {
    let binding = self.as(ValueBindingPatternSyntax.self)?.pattern ?? self
    let expression = binding.as(ExpressionPatternSyntax.self)?.expression
    if let optional = expression?.as(OptionalChainingExprSyntax.self) { return optional.expression.matchesAnything }
    guard let call = expression?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "some"
    else { return false }
    return call.arguments.first?.expression.matchesAnything == true
  }
}

extension SourceReader {
  func namesBound(by pattern: PatternSyntax) -> Set<String> {
    let names = BoundNames(viewMode: .sourceAccurate)
    names.walk(pattern)
    return Set(names.found.map(\.text))
  }

  func mentions(_ names: Set<String>, in expression: ExprSyntax) -> Bool {
    expression.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
  }
}

extension PatternSyntax {
  /// Whether it binds the whole value to a name: `let name`.
  fileprivate var bindsWholeValue: Bool {
    self.as(ValueBindingPatternSyntax.self)?.pattern.is(IdentifierPatternSyntax.self) ?? false
  }
}

extension ExprSyntax {
  /// Whether it is a part of a pattern that matches every value: `let port`, `port` after an outer `let`, or `_`.
  fileprivate var matchesAnything: Bool {
    if self.is(DiscardAssignmentExprSyntax.self) { return true }
    let pattern = self.as(PatternExprSyntax.self)?.pattern
    return (pattern?.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern)?.is(IdentifierPatternSyntax.self) ?? false
  }
}

/// The names that a pattern binds.
private final class BoundNames: SyntaxVisitor {
  var found: [TokenSyntax] = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    found.append(node.identifier)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
