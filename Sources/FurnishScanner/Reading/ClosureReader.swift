import FurnishSyntax
import SwiftSyntax

extension SourceReader {
  func closure(_ closure: ClosureExprSyntax) -> Closure {
    let signature = closure.signature
    var parameters: [Closure.Parameter] = []
    switch signature?.parameterClause {
    case .simpleInput(let names):
      parameters = names.map { Closure.Parameter(name: $0.name.text.withoutBackticks, type: nil) }
    case .parameterClause(let clause):
      parameters = clause.parameters.map {
        Closure.Parameter(
          name: ($0.secondName ?? $0.firstName).text.withoutBackticks, type: $0.type.map(TypeReference.init))
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
      isMainActor: signature?.attributes.has("MainActor") ?? false,
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

  /// Reads a key path. With a written root, as in `\Config.port`, it is also a function of a value of that type.
  func keyPath(_ path: KeyPathExprSyntax) -> Expression {
    let names = path.components.map { source(of: $0.component) }
    let text = (path.root.map { source(of: $0) } ?? "") + names.map { ".\($0)" }.joined()
    var (root, rest) = (path.root.map { TypeReference($0) }, names[...])
    // `\App.Config.port`: the types `App.Config` precede the property.
    while case .named(let outer)? = root, let inner = rest.first, inner.first?.isUppercase == true {
      root = .named(outer + [TypeReference.Component(inner)])
      rest.removeFirst()
    }
    // `features.map(\.module)`
    guard root != nil || rest.allSatisfy({ $0.utf8.allSatisfy(WordScan.isWord) }) else { return .keyPath(text) }
    let place = place(of: path)
    let value = rest.reduce(Expression.name("$0", place)) { .member($0, $1, place) }
    return .keyPath(
      text,
      function: Closure(
        parameters: [Closure.Parameter(name: "$0", type: root)], anonymousParameters: 0, result: nil, isAsync: false,
        isMainActor: false, isThrowing: false, body: [.expression(value)], place: place))
  }

  /// Counts `$0`, `$1`, … in a closure, without those of closures inside.
  private func anonymousParameters(of closure: ClosureExprSyntax) -> Int {
    let range = closure.position.utf8Offset..<closure.endPosition.utf8Offset
    guard bytes[range].contains(0x24) else { return 0 }
    let counter = AnonymousParameterCounter(viewMode: .sourceAccurate)
    counter.walk(closure.statements)
    return counter.count
  }
}

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
