import SwiftSyntax

extension SourceReader {
  /// Returns the associated types of a protocol, with the requirements that determine them.
  func associatedTypes(_ members: MemberBlockItemListSyntax) -> [AssociatedTypeFacts] {
    var types = members.compactMap { member -> AssociatedTypeFacts? in
      guard let type = member.decl.as(AssociatedTypeDeclSyntax.self) else { return nil }
      return AssociatedTypeFacts(
        name: text(of: type.name), defaultType: type.initializer.map { TypeReference($0.value) })
    }
    guard !types.isEmpty else { return [] }
    func note(_ type: TypeReference?, _ requirement: AssociatedTypeFacts.Requirement) {
      guard let type, let index = types.firstIndex(where: { type == .name($0.name) }) else { return }
      types[index].requirements.append(requirement)
    }
    for member in members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        let parameters = parameters(function.signature.parameterClause)
        let (name, labels) = (text(of: function.name), parameters.map(\.label))
        note(
          function.signature.returnClause.map { TypeReference($0.type) },
          .init(name: name, labels: labels, parameter: nil))
        for (index, parameter) in parameters.enumerated() {
          note(parameter.type, .init(name: name, labels: labels, parameter: index))
        }
      } else if let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      {
        note(
          binding.typeAnnotation.map { TypeReference($0.type) },
          .init(name: text(of: name), labels: nil, parameter: nil))
      }
    }
    return types
  }
}
