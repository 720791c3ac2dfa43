import FurnishSyntax
import SwiftSyntax

/// Tests of the type of a value: `part is Log`, `if let log = part as? Log`, `case let log as Log`.
extension SourceReader {
  /// Reads `part is Log`; returns nil for other elements.
  func testOfType(_ elements: ArraySlice<ExprSyntax>) -> BranchTest? {
    guard elements.count == 3, let subject = elements.first, isPath(subject),
      elements.dropFirst().first?.is(UnresolvedIsExprSyntax.self) == true,
      let type = elements.last?.as(TypeExprSyntax.self)?.type
    else { return nil }
    return .matches(
      expression(subject), text: text(of: subject),
      pattern: Pattern("is \(source(of: type))", type: TypeReference(type)))
  }

  /// Reads the test of `if let log = part as? Log`; returns nil for other values.
  func testOfType(_ cast: ExprSyntax, _ value: Expression) -> BranchTest? {
    guard case .cast(let subject, let target) = value, subject.isPath, let type = cast.typeOfCast else { return nil }
    return .matches(subject, text: text(of: cast), pattern: Pattern("is \(source(of: type))", type: target))
  }

  /// Returns the type of `is Log` and of `let log as Log`.
  func typeTested(by pattern: PatternSyntax) -> TypeSyntax? {
    if let test = pattern.as(IsTypePatternSyntax.self) { return test.type }
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern
    guard let elements = inner?.as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self)?.elements,
      elements.count == 3, let cast = elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, let type = elements.last?.as(TypeExprSyntax.self)
    else { return nil }
    return type.type
  }
}

extension ExprSyntax {
  /// The type of `value as? Type`.
  fileprivate var typeOfCast: TypeSyntax? {
    guard let elements = self.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      let cast = elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark != nil
    else { return nil }
    return elements.last?.as(TypeExprSyntax.self)?.type
  }
}
