import SwiftSyntax

/// The names by which a file may start a container: `container.start()`.
extension SourceReader {
  func readStarts(in tree: SourceFileSyntax) {
    // Finding the token of a name takes time in proportion to the file. In a file with many such names, each of them
    // counts as the name of a method.
    guard words.starts.count <= Self.mostStarts else {
      facts.mayStartContainers = true
      facts.starts = words.starts.map { lines.place(ofOffset: Int($0)) }
      return
    }
    let names = words.starts.compactMap { name(atOffset: Int($0), in: tree) }
    let declaresVariable = names.contains(where: \.namesVariable)
    for name in names where !name.isOfDeclaration && !(declaresVariable && name.mayBeVariable) {
      if name.mayBeMethod { facts.starts.append(place(of: name)) } else { facts.mayStartContainers = true }
    }
  }

  /// The number of names in a file above which they are not searched in the tree.
  private static let mostStarts = 64

  /// Returns the token at an offset, if it is a name, and no comment or text.
  private func name(atOffset offset: Int, in tree: SourceFileSyntax) -> TokenSyntax? {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)), case .identifier = token.tokenKind,
      token.positionAfterSkippingLeadingTrivia.utf8Offset <= offset,
      offset < token.endPositionBeforeTrailingTrivia.utf8Offset
    else { return nil }
    return token
  }
}

extension TokenSyntax {
  /// Whether the name may refer to a method: it is a member, or is called or passed on.
  fileprivate var mayBeMethod: Bool {
    guard let name = parent?.as(DeclReferenceExprSyntax.self), let parent = name.parent else { return false }
    return name.isMember || parent.is(FunctionCallExprSyntax.self) || parent.is(LabeledExprSyntax.self)
  }

  /// Whether the name may refer to a variable, since it is neither a member nor called.
  fileprivate var mayBeVariable: Bool {
    guard let name = parent?.as(DeclReferenceExprSyntax.self), let parent = name.parent else { return false }
    return !name.isMember && !parent.is(FunctionCallExprSyntax.self)
  }

  /// Whether it is the name of a declared variable or parameter.
  fileprivate var namesVariable: Bool {
    guard let parent else { return false }
    return parent.is(IdentifierPatternSyntax.self) || parent.is(FunctionParameterSyntax.self)
      || parent.is(ClosureParameterSyntax.self) || parent.is(ClosureShorthandParameterSyntax.self)
  }

  /// Whether it is the name of a declared function, variable or parameter, or the label of an argument.
  fileprivate var isOfDeclaration: Bool {
    namesVariable || parent.map { $0.is(FunctionDeclSyntax.self) || $0.is(LabeledExprSyntax.self) } ?? false
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is the name of a member: `start` of `container.start`, and not `container`.
  fileprivate var isMember: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }
}
