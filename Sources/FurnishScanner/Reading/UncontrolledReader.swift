import FurnishSyntax
import SwiftSyntax

extension SourceReader {
  /// Reads `Date()` and similar expressions. ``WordScan`` has found the places where they may be.
  func readUncontrolled(in tree: SourceFileSyntax) {
    for offset in words.uncontrolled {
      guard let token = tree.token(at: AbsolutePosition(utf8Offset: Int(offset))),
        token.positionAfterSkippingLeadingTrivia.utf8Offset == Int(offset),
        let expression = UncontrolledExpression(startingWith: token)
      else { continue }
      facts.uncontrolled.append(
        UncontrolledUse(expression: expression.text, place: lines.place(ofOffset: Int(offset))))
    }
  }
}

/// An expression that reads a value which a test cannot control.
private struct UncontrolledExpression {
  let text: String

  private static let calls: Set<String> = [
    "Date", "UUID", "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator",
  ]
  private static let members: [String: Set<String>] = [
    "Date": ["now"], "URLSession": ["shared"], "Calendar": ["current", "autoupdatingCurrent"],
    "Locale": ["current", "autoupdatingCurrent"], "TimeZone": ["current", "autoupdatingCurrent"],
    "ContinuousClock": ["now"], "SuspendingClock": ["now"],
  ]

  init?(startingWith token: TokenSyntax) {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), let parent = reference.parent else {
      return nil
    }
    let name = token.text
    if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(reference).id {
      guard Self.calls.contains(name), call.arguments.isEmpty, call.trailingClosure == nil else { return nil }
      text = "\(name)()"
    } else if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(reference).id {
      let property = member.declName.baseName.text
      guard Self.members[name]?.contains(property) == true else { return nil }
      text = "\(name).\(property)"
    } else {
      return nil
    }
    guard !Self.isInKeyOrEntry(Syntax(reference)) else { return nil }
  }

  /// Returns whether code is in a key or a service entry, whose default may read uncontrolled values.
  private static func isInKeyOrEntry(_ node: Syntax) -> Bool {
    var node = node
    while let parent = node.parent {
      node = parent
      if inheritanceClause(of: node)?.inheritedTypes.contains(where: { isKey($0.type) }) == true { return true }
      if let variable = node.as(VariableDeclSyntax.self), variable.attributes.has("ServiceEntry") {
        return true
      }
    }
    return false
  }

  // Tests the kind of the node, since a cast to `any DeclGroupSyntax` is slow: it searches the conformances of the type
  // of each node.
  private static func inheritanceClause(of node: Syntax) -> InheritanceClauseSyntax? {
    switch node.kind {
    case .structDecl: node.as(StructDeclSyntax.self)?.inheritanceClause
    case .enumDecl: node.as(EnumDeclSyntax.self)?.inheritanceClause
    case .classDecl: node.as(ClassDeclSyntax.self)?.inheritanceClause
    case .actorDecl: node.as(ActorDeclSyntax.self)?.inheritanceClause
    case .extensionDecl: node.as(ExtensionDeclSyntax.self)?.inheritanceClause
    case .protocolDecl: node.as(ProtocolDeclSyntax.self)?.inheritanceClause
    default: nil
    }
  }

  private static func isKey(_ type: TypeSyntax) -> Bool {
    ["ServiceKey", "TestServiceKey", "Service"].contains(TypeReference(type).lastName)
  }
}
