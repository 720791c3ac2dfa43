import SwiftSyntax

/// A visitor that determines whether code only registers in the container of a name. The result is `false` as well for
/// code that never uses the name.
final class SwinjectContainerUses: SyntaxAnyVisitor {
  private let name: String
  private let ignored: Set<SyntaxIdentifier>
  private(set) var registersOnly = true
  private var isUsed = false

  init(_ code: some SyntaxProtocol, of name: String, ignoring ignored: Set<SyntaxIdentifier> = []) {
    self.name = name
    self.ignored = ignored
    super.init(viewMode: .sourceAccurate)
    walk(code)
    if !isUsed { registersOnly = false }
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    ignored.contains(node.id) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name else { return .skipChildren }
    // The name of a member does not refer to the container.
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id { return .skipChildren }
    isUsed = true
    if let member = node.parent?.as(MemberAccessExprSyntax.self) {
      let method = member.declName.baseName.text
      if ["resolve", "synchronize", "resetObjectScope", "removeAll", "hasAnyRegistration"].contains(method) {
        registersOnly = false
      }
    } else if node.parent?.is(LabeledExprSyntax.self) != true {
      registersOnly = false
    } else if let label = node.parent?.as(LabeledExprSyntax.self)?.label?.text, ["parent", "resolver"].contains(label) {
      registersOnly = false
    }
    return .skipChildren
  }
}
