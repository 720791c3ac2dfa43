import SwiftSyntax

/// The properties of a file's types that store functions: `let work: () -> Void`, `var handlers: [() -> Void] = []`.
///
/// A closure that such a property stores may request services. A body that contains the name of the property decides
/// under which condition the closure runs. So the body is read where it is called, even if it contains no word about
/// services.
struct StoredFunctions {
  /// The names of these properties, by the names of the types that declare them.
  private(set) var names: [String: Set<String>] = [:]

  /// Collects the properties of all types that a file declares or extends.
  ///
  /// - Parameter source: Returns the text of a type that an extension extends.
  init(_ tree: SourceFileSyntax, source: (Syntax) -> String) {
    for item in tree.statements { if case .decl(let declaration) = item.item { collect(declaration, in: nil, source) } }
  }

  private mutating func collect(_ declaration: DeclSyntax, in enclosingType: String?, _ source: (Syntax) -> String) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      guard let enclosingType else { return }
      for binding in variable.bindings {
        guard let type = binding.typeAnnotation?.type, Self.holdsFunctions(type),
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { continue }
        names[enclosingType, default: []].insert(source(Syntax(name)))
      }
    } else if let group = declaration.asProtocol((any DeclGroupSyntax).self), !declaration.is(ProtocolDeclSyntax.self) {
      let extended = declaration.as(ExtensionDeclSyntax.self).map { source(Syntax($0.extendedType)) }
      guard let name = declaration.asProtocol((any NamedDeclSyntax).self).map({ source(Syntax($0.name)) }) ?? extended
      else { return }
      for member in group.memberBlock.members { collect(member.decl, in: name, source) }
    }
  }

  /// Returns whether a type is that of a function, or of an optional, a list or a dictionary of functions.
  static func holdsFunctions(_ type: TypeSyntax) -> Bool {
    switch type.as(TypeSyntaxEnum.self) {
    case .functionType: true
    case .attributedType(let type): holdsFunctions(type.baseType)
    case .optionalType(let type): holdsFunctions(type.wrappedType)
    case .implicitlyUnwrappedOptionalType(let type): holdsFunctions(type.wrappedType)
    case .arrayType(let type): holdsFunctions(type.element)
    case .dictionaryType(let type): holdsFunctions(type.value)
    case .tupleType(let type): type.elements.count == 1 && holdsFunctions(type.elements.first!.type)
    default: false
    }
  }
}
