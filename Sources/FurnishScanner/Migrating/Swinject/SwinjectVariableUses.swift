import SwiftSyntax

/// A visitor that finds, among given names of variables, those that code uses in a way that a provider does not allow.
final class SwinjectVariableUses: SyntaxVisitor {
  /// The names of variables whose container code changes, replaces or passes on as a container.
  private(set) var changed: Set<String> = []
  private let names: Set<String>
  /// The members that change a container, or need one.
  private let changing: Set<String>

  init(_ tree: SourceFileSyntax, of names: Set<String>, changing: Set<String>) {
    self.names = names
    self.changing = changing
    super.init(viewMode: .sourceAccurate)
    if !names.isEmpty { walk(tree) }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, let name = base.lastPathName, names.contains(name),
      changing.contains(node.declName.baseName.text), !isLocal(name, at: Syntax(node))
    {
      changed.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label?.text, ["parent", "container", "parentAssembler"].contains(label),
      let name = node.expression.lastPathName, names.contains(name), !isLocal(name, at: Syntax(node))
    {
      changed.insert(name)
    }
    return .visitChildren
  }

  /// Finds assignments of a new container, `container = Container()`, which are sequences before operators are folded.
  /// A resolver may be assigned to a resolver.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self), let name = elements[0].lastPathName,
      names.contains(name), let call = elements[2].as(FunctionCallExprSyntax.self),
      ["Container", "Assembler"].contains(call.calledExpression.lastPathName)
    {
      changed.insert(name)
    }
    return .visitChildren
  }

  /// Returns whether, in the code around a node, the name belongs to a parameter, or to the variable of a closure that
  /// creates a container.
  private func isLocal(_ name: String, at node: Syntax) -> Bool {
    var current = node.parent
    while let scope = current {
      if let closure = scope.as(ClosureExprSyntax.self) {
        if closure.parameterList.contains(where: { $0.name == name }) { return true }
        if let call = closure.call, SwinjectContainerClosure(call)?.container == name { return true }
      }
      if let function = scope.as(FunctionDeclSyntax.self),
        function.signature.parameterClause.parameters.contains(where: { ($0.secondName ?? $0.firstName).text == name })
      {
        return true
      }
      current = scope.parent
    }
    return false
  }
}
