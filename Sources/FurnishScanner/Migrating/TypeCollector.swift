import SwiftSyntax

/// The types that a file declares.
final class TypeCollector: SyntaxVisitor {
  private(set) var declarations: [String: [DeclaredTypes.Declaration]] = [:]
  /// The protocols to which extensions conform a type, by the name of the type.
  private(set) var extensions: [String: [String]] = [:]
  private(set) var extensionInitializers: [String: [[DeclaredTypes.Parameter]]] = [:]

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, .class, node, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, .struct, node, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, .enum, node, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, .actor, node, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, .protocol, node, isGeneric: false)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations[node.name.text, default: []].append(
      DeclaredTypes.Declaration(
        kind: .alias, inherited: [], isBoundToMainActor: false, isGeneric: true, memberwise: nil))
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.lastName
    extensions[name, default: []] += node.inheritanceClause?.names ?? []
    let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    extensionInitializers[name, default: []] += initializers.compactMap(\.plainParameters)
    return .visitChildren
  }

  private func add(
    _ name: TokenSyntax, _ kind: DeclaredTypes.Kind, _ node: some DeclGroupSyntax, isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    var declaration = DeclaredTypes.Declaration(
      kind: kind, inherited: node.inheritanceClause?.names ?? [],
      isBoundToMainActor: node.attributes.contains { $0.trimmedDescription == "@MainActor" }, isGeneric: isGeneric)
    for member in node.memberBlock.members {
      if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        declaration.declaresInitializer = true
        if let parameters = initializer.plainParameters { declaration.initializers.append(parameters) }
      } else if let variable = member.decl.as(VariableDeclSyntax.self), variable.isStored {
        guard let parameter = variable.memberwiseParameter, declaration.memberwise != nil else {
          declaration.memberwise = nil
          continue
        }
        declaration.memberwise?.append(parameter)
      } else if member.decl.is(IfConfigDeclSyntax.self) || member.decl.is(MacroExpansionDeclSyntax.self) {
        declaration.memberwise = nil
      }
    }
    declarations[name.text, default: []].append(declaration)
    return .visitChildren
  }
}

extension InitializerDeclSyntax {
  /// The parameters, unless the initializer throws, is asynchronous or generic, or may return `nil`.
  fileprivate var plainParameters: [DeclaredTypes.Parameter]? {
    guard optionalMark == nil, genericParameterClause == nil, signature.effectSpecifiers == nil else { return nil }
    return signature.parameterClause.parameters.map { parameter in
      DeclaredTypes.Parameter(
        label: parameter.firstName.text, type: parameter.type.trimmedDescription,
        hasDefault: parameter.defaultValue != nil || parameter.ellipsis != nil)
    }
  }
}

extension VariableDeclSyntax {
  /// Whether it is a stored property of an instance.
  fileprivate var isStored: Bool {
    !modifiers.contains { ["static", "class"].contains($0.name.text) }
      && bindings.contains { binding in
        guard let accessors = binding.accessorBlock?.accessors else { return true }
        guard case .accessors(let list) = accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
      }
  }

  /// The parameter for the property in the memberwise initializer; `nil` if the source does not show it.
  fileprivate var memberwiseParameter: DeclaredTypes.Parameter? {
    guard bindings.count == 1, let binding = bindings.first, binding.initializer == nil, attributes.isEmpty,
      modifiers.isEmpty, let name = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation?.type
    else { return nil }
    // An optional variable is `nil` by default.
    let isOptional = type.is(OptionalTypeSyntax.self) && bindingSpecifier.text == "var"
    return isOptional
      ? nil
      : DeclaredTypes.Parameter(label: name.identifier.text, type: type.trimmedDescription, hasDefault: false)
  }
}
