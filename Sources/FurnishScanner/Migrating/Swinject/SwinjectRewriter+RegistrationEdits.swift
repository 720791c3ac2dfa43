import SwiftSyntax

/// The edits by which a registration is rewritten: its name, service, arguments, lifetime and forwarded services.
extension SwinjectRewriter {
  /// Rewrites `autoregister` as `register`, and both as `registerOnMainActor` for a service of the main actor.
  func renameMethod(of chain: SwinjectChain, isOnMainActor: Bool) {
    guard chain.isAutomatic || isOnMainActor else { return }
    let callee = chain.registration.calledExpression
    guard let name = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self) else {
      return
    }
    draft.replace(name, by: isOnMainActor ? "registerOnMainActor" : "register")
  }

  /// Rewrites the type and the name of the service, and removes the label `factory:` or `initializer:`.
  func rewriteService(_ chain: SwinjectChain, _ service: TypeSyntax) {
    guard let first = chain.registration.arguments.first else { return }
    let text = spelling.metatype(service)
    if text != first.expression.trimmedDescription { draft.replace(first.expression, by: text) }
    if let name = chain.name, let text = self.name(name), text != name.trimmedDescription {
      draft.replace(name, by: text)
    }
    if let label = chain.registration.arguments.first(where: { ["factory", "initializer"].contains($0.label?.text) }),
      let token = label.label
    {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      draft.remove(start..<label.expression.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }

  /// Inserts arguments after the type and the name.
  func addArguments(_ chain: SwinjectChain, _ text: String) {
    guard !text.isEmpty, let last = chain.lastBeforeRecipe else { return }
    draft.insert(text, at: last.expression.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Removes `.inObjectScope(.container)` with the line that it is on. A comment before it stays.
  func removeScopes(_ chain: SwinjectChain) {
    for call in chain.calls(of: "inObjectScope") {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { continue }
      let end = call.endPositionBeforeTrailingTrivia.utf8Offset
      let start = base.endPositionBeforeTrailingTrivia.utf8Offset
      let period = member.period.positionAfterSkippingLeadingTrivia.utf8Offset
      guard source.hasComment(in: start..<period) else {
        draft.remove(start..<end)
        continue
      }
      let lineEnd = source.bytes[start..<period].lastIndex { $0 == 0x0A } ?? period
      draft.remove((source.text(lineEnd..<period).allSatisfy(\.isWhitespace) ? lineEnd : period)..<end)
    }
  }

  /// Rewrites `.implements(Log.self)` as a further registration, whose recipe takes the service and returns it.
  func addForwarding(_ chain: SwinjectChain, _ service: TypeSyntax) {
    let indentation = source.indentation(of: chain.registration) + source.indentationUnit
    let name = chain.name.flatMap(self.name)
    for call in chain.calls(of: "implements") {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { continue }
      let lifetime = chain.objectScope == "container" ? "" : ", lifetime: .transient"
      let texts = call.arguments.compactMap { TypeSyntax(metatype: $0.expression) }.map { type in
        let recipe =
          name.map { "{ provider in provider.resolveRequired(\(spelling.metatype(service)), name: \($0)) }" }
          ?? "{ (service: \(spelling.spelled(service))) in service }"
        return ".register(\(spelling.metatype(type))\(name.map { ", name: \($0)" } ?? "")\(lifetime)) \(recipe)"
      }
      let start = base.endPositionBeforeTrailingTrivia.utf8Offset
      let period = member.period.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = call.endPositionBeforeTrailingTrivia.utf8Offset
      let isOnOwnLine = source.text(start..<period).contains(where: \.isNewline)
      let separator = source.newline + indentation
      draft.replace(period..<end, by: (isOnOwnLine ? "" : separator) + texts.joined(separator: separator))
    }
  }
}
