package import SwiftSyntax

/// What a file has to do with closure services, for the checker: a file that declares some should
/// not go on to inject protocols.
package struct ClosureServiceFile {
  /// A protocol, and the properties that hold any value of it.
  package struct InjectedProtocol {
    /// The protocol.
    package let declaration: ProtocolDeclSyntax
    /// The types of stored properties that name it: `any NetworkClient`.
    package let uses: [TypeSyntax]
  }

  /// The closure services that the file declares.
  package let services: [StructDeclSyntax]
  /// The protocols of a file with closure services that somebody in it stores any value of.
  package let injectedProtocols: [InjectedProtocol]

  /// Reads a file.
  package init(_ file: SourceFileSyntax) {
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(file)
    services = reader.services
    guard !reader.services.isEmpty else {
      injectedProtocols = []
      return
    }
    injectedProtocols = reader.protocols.compactMap { declaration in
      let uses = reader.storedTypes.filter { Self.names($0, declaration.name.plainText) }
      return uses.isEmpty ? nil : InjectedProtocol(declaration: declaration, uses: uses)
    }
  }

  /// Whether a type is `any P`, `(any P)?` or `P` for this protocol.
  private static func names(_ type: TypeSyntax, _ name: String) -> Bool {
    if let optional = type.as(OptionalTypeSyntax.self) { return names(optional.wrappedType, name) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return names(only.type, name)
    }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return names(some.constraint, name) }
    if let parts = type.as(CompositionTypeSyntax.self) { return parts.elements.contains { names($0.type, name) } }
    return type.as(IdentifierTypeSyntax.self)?.name.plainText == name
  }

  private final class Reader: SyntaxVisitor {
    var services: [StructDeclSyntax] = []
    var protocols: [ProtocolDeclSyntax] = []
    var storedTypes: [TypeSyntax] = []

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.attributes.has("ClosureService") { services.append(node) }
      return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      protocols.append(node)
      return .skipChildren
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
      storedTypes += ClosureServiceProperty.properties(in: node.members).compactMap(\.type)
      return .visitChildren
    }
  }
}
