import FurnishSyntax
import SwiftSyntax

/// Closures, with the parameters, the effects and the captured values that calls of them need.
extension SourceReader {
  /// Reads a closure, and the statements of its body.
  func closure(_ closure: ClosureExprSyntax) -> Closure {
    let signature = closure.signature
    var parameters: [Closure.Parameter] = []
    switch signature?.parameterClause {
    case .simpleInput(let names):
      parameters = names.map { Closure.Parameter(name: $0.name.plainText, type: nil) }
    case .parameterClause(let clause):
      parameters = clause.parameters.map {
        Closure.Parameter(
          name: ($0.secondName ?? $0.firstName).plainText, type: $0.type.map(TypeReference.init))
      }
    case nil: break
    }
    let effects = ClosureEffects(of: closure)
    let captures = (signature?.capture?.items ?? []).compactMap(capture)
    return Closure(
      parameters: parameters,
      anonymousParameters: signature?.parameterClause == nil ? anonymousParameters(of: closure) : 0,
      result: signature?.returnClause.map { TypeReference($0.type) },
      isAsync: signature?.effectSpecifiers?.asyncSpecifier != nil || effects.isAsync,
      actor: signature?.attributes.allAttributes.map(\.lastName).first { $0 != "Sendable" },
      isThrowing: signature?.effectSpecifiers?.throwsClause?.mayThrow == true || effects.isThrowing,
      body: body(of: closure, after: captures), captures: captures.count, place: place(of: closure))
  }

  /// Reads the statements of a closure, after the names that its list of captures declares.
  private func body(of closure: ClosureExprSyntax, after captures: [Statement]) -> [Statement] {
    let body = statements(closure.statements)
    if captures.isEmpty { return body }
    // The only expression of a closure is its result.
    if body.count == 1, case .expression(let value) = body[0] { return captures + [.result(value)] }
    return captures + body
  }

  /// Reads a captured value: `[log = root.log]`, or `[log]`, the value of the variable when the closure is created.
  private func capture(_ item: ClosureCaptureSyntax) -> Statement? {
    // Versions of the parser differ in the nodes that contain the name and the value.
    let parts = item.children(viewMode: .sourceAccurate)
    let value = parts.lazy.compactMap { $0.as(InitializerClauseSyntax.self)?.value ?? $0.as(ExprSyntax.self) }.first
    let names = parts.lazy.compactMap { $0.as(TokenSyntax.self)?.identifier?.name }
    let name = names.first ?? value?.as(DeclReferenceExprSyntax.self)?.baseName.identifier?.name
    guard let name, name != "self", value != nil || item.specifier == nil else { return nil }
    let captured = value.map(expression) ?? .name(name, place(of: item))
    return .bind(name: name, type: nil, value: captured, isConstant: true)
  }

  /// Returns the number of parameters `$0`, `$1`, … that a closure uses, without those of closures inside of it.
  private func anonymousParameters(of closure: ClosureExprSyntax) -> Int {
    let range = closure.position.utf8Offset..<closure.endPosition.utf8Offset
    guard bytes[range].contains(0x24) else { return 0 }
    let counter = AnonymousParameterCounter(viewMode: .sourceAccurate)
    counter.walk(closure.statements)
    return counter.count
  }
}

/// A visitor that counts the parameters `$0`, `$1`, … of a closure: the greatest number in such a name, plus one.
private final class AnonymousParameterCounter: SyntaxVisitor {
  var count = 0

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    // A closure that names its parameters, or has numbered parameters of its own, uses none of the outer ones.
    .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if case .dollarIdentifier(let text) = node.baseName.tokenKind, let number = Int(text.dropFirst()) {
      count = max(count, number + 1)
    }
    return .visitChildren
  }
}
