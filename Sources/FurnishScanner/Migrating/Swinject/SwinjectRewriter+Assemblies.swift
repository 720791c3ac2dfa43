import SwiftSyntax

/// Assemblies, which become modules.
extension SwinjectRewriter {
  /// Rewrites the conformance to `Assembly`, and marks stored variables, which a `Sendable` module cannot have.
  func rewriteAssembly(_ assembly: TypeSyntax, _ name: TokenSyntax, _ members: MemberBlockSyntax) {
    draft.replace(assembly, by: "ServiceModule")
    draft.note("\(name.text) is a ServiceModule", at: assembly)
    for member in members.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
        !variable.modifiers.contains(where: { $0.name.text == "static" }),
        variable.bindings.contains(where: { $0.accessorBlock == nil })
      else { continue }
      draft.mark(variable, .storedProperties)
    }
  }

  /// Rewrites `assemble(container: Container)` as `register(in services: any ServiceCollection)`.
  func rewriteAssembleFunction(_ node: FunctionDeclSyntax, _ parameter: FunctionParameterSyntax) {
    let old = (parameter.secondName ?? parameter.firstName).text
    let isTaken = node.body.map { MentionFinder("services", in: $0).isFound } ?? false
    let new = isTaken ? old : "services"
    if let body = node.body { collections[body.id] = (old, new) }
    draft.replace(node.name, by: "register")
    draft.replace(source.range(of: parameter), by: "in \(new): any ServiceCollection")
  }
}

extension InheritanceClauseSyntax {
  /// Returns `Assembly`, if it is among the inherited types.
  func assembly(_ roles: SwinjectRoles) -> TypeSyntax? {
    inheritedTypes.map(\.type).first { roles.isLibrary($0, "Assembly") }
  }
}

extension Syntax {
  var isProtocolMember: Bool { parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true }
}
