import FurnishSyntax
import SwiftSyntax
import SwiftSyntaxMacros

/// The name of a type, after the names of the types around it: `App.LandmarkService`.
struct NestedName {
  /// The names without backticks, outermost first.
  private let components: [String]

  init(of declaration: some NamedDeclSyntax, in context: some MacroExpansionContext) {
    let enclosing = context.lexicalContext.reversed().flatMap { node -> [String] in
      if let named = node.asProtocol((any NamedDeclSyntax).self), !node.is(ProtocolDeclSyntax.self),
        node.asProtocol((any DeclGroupSyntax).self) != nil
      {
        return [named.name.plainText]
      }
      return node.as(ExtensionDeclSyntax.self)?.extendedType.components ?? []
    }
    components = enclosing + [declaration.name.plainText]
  }

  /// The name for messages at run time.
  var text: String { components.joined(separator: ".") }

  /// The name for source, with backticks where it needs them.
  var spelled: String { components.map(Identifier.spelled).joined(separator: ".") }

  /// Returns whether a member of the declaration means the declaration itself by a type: it writes `Self`, or the name
  /// of the declaration, with or without the names of the types and the module around it.
  func isName(_ type: TypeSyntax) -> Bool {
    guard let written = type.components else { return false }
    return written == ["Self"] || zip(written.reversed(), components.reversed()).allSatisfy { $0 == $1 }
  }
}

extension TypeSyntax {
  /// The names in a nominal type, without generic arguments and without specifiers such as `borrowing`; nil for another
  /// type.
  fileprivate var components: [String]? {
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): [type.name.plainText]
    case .memberType(let type): type.baseType.components.map { $0 + [type.name.plainText] }
    case .attributedType(let type): type.baseType.components
    default: nil
    }
  }
}
