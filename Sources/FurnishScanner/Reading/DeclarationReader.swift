import FurnishSyntax
import SwiftParser
import SwiftSyntax

extension SourceReader {
  /// Reads a declaration outside of bodies.
  ///
  /// - Parameters:
  ///   - enclosingType: The type that contains it, by its index.
  ///   - condition: The condition under which it is compiled.
  func read(_ declaration: DeclSyntax, enclosingType: Int?, condition: Condition) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let type):
      read(type, .class, type.name, generics: type.genericParameterClause, enclosingType, condition)
    case .structDecl(let type):
      read(type, .struct, type.name, generics: type.genericParameterClause, enclosingType, condition)
    case .enumDecl(let type):
      read(type, .enum, type.name, generics: type.genericParameterClause, enclosingType, condition)
    case .actorDecl(let type):
      read(type, .actor, type.name, generics: type.genericParameterClause, enclosingType, condition)
    case .protocolDecl(let type): read(type, .protocol, type.name, generics: nil, enclosingType, condition)
    case .extensionDecl(let type):
      read(
        type, .extension, nil, generics: nil, enclosingType, condition, extended: TypeReference(type.extendedType))
    case .typeAliasDecl(let alias):
      facts.aliases.append(
        AliasFacts(
          name: text(of: alias.name), enclosingType: enclosingType,
          genericParameters: names(alias.genericParameterClause),
          target: TypeReference(alias.initializer.value), access: access(modifiers(alias.modifiers), in: enclosingType),
          condition: condition))
    case .importDecl(let declaration):
      if let module = declaration.path.first?.name.text {
        if let dialect = Dialect(module: module), !dialect.isInterpreted { declaresServicesByProperties = true }
        facts.imports.append(
          ImportFacts(
            module: module, isExported: declaration.attributes.has("_exported"),
            isTestable: declaration.attributes.has("testable")))
      }
    case .functionDecl(let function): facts.functions.append(self.function(function, enclosingType, condition))
    case .initializerDecl(let initializer):
      noteInitialAssignments(of: initializer)
      facts.functions.append(self.function(initializer, enclosingType, condition))
    case .variableDecl(let variable): read(variable, enclosingType, condition)
    case .subscriptDecl(let declaration): read(declaration, enclosingType, condition)
    case .deinitializerDecl(let declaration):
      read(declaration.body, named: "deinit", modifiers(declaration.modifiers), enclosingType, condition)
    case .macroExpansionDecl(let macro):
      guard isOfInterest(macro) else { return }
      addFunction(
        named: "#\(macro.macroName.text)", modifiers(macro.modifiers), enclosingType, condition,
        place(of: macro.macroName),
        [.expression(expansion(macro))])
    case .ifConfigDecl(let conditional):
      for (clause, condition) in clauses(of: conditional, under: condition) {
        guard case .decls(let members)? = clause.elements else { continue }
        for member in members {
          if let enclosingType, let cases = member.decl.as(EnumCaseDeclSyntax.self) {
            facts.types[enclosingType].cases += cases.elements.map { caseFacts($0, condition) }
          } else {
            read(member.decl, enclosingType: enclosingType, condition: condition)
          }
        }
      }
    default: break
    }
  }

  private func read(
    _ type: some DeclGroupSyntax, _ kind: TypeFacts.Kind, _ name: TokenSyntax?,
    generics: GenericParameterClauseSyntax?, _ enclosingType: Int?, _ condition: Condition,
    extended: TypeReference? = nil
  ) {
    let index = facts.types.count
    let modifiers = modifiers(type.modifiers)
    facts.types.append(
      TypeFacts(
        kind: kind, name: name.map(text) ?? extended?.lastName ?? "", enclosingType: enclosingType, extended: extended,
        genericParameters: names(generics),
        inherited: type.inheritanceClause?.inheritedTypes.map { TypeReference($0.type) } ?? [],
        attributes: attributes(type.attributes), access: access(modifiers, in: enclosingType),
        condition: condition, place: name.map { place(of: $0) } ?? place(of: type),
        isNonisolated: modifiers.isNonisolated,
        constraints: kind == .extension || kind == .protocol ? constraints(type.genericWhereClause) : [],
        parameterConstraints: generics == nil ? [] : constraints(generics, type.genericWhereClause),
        remoteEndpoints: kind == .struct && type.attributes.has("RemoteService")
          ? remoteEndpoints(type.memberBlock.members) : []))
    // Of the members of a protocol, only the associated types and the names of the functions are needed.
    guard kind != .protocol else {
      facts.types[index].associatedTypes = associatedTypes(type.memberBlock.members)
      facts.types[index].requiredFunctions = namesOfFunctions(type.memberBlock.members)
      for member in type.memberBlock.members {
        let associated = member.decl.as(AssociatedTypeDeclSyntax.self)
        facts.types[index].constraints += constraints(associated?.genericWhereClause)
      }
      return
    }
    for member in type.memberBlock.members {
      if kind == .enum, let cases = member.decl.as(EnumCaseDeclSyntax.self) {
        facts.types[index].cases += cases.elements.map { caseFacts($0, condition) }
      } else {
        read(member.decl, enclosingType: index, condition: condition)
      }
    }
  }

  /// Returns the names of the functions among members, and in the clauses of each `#if` among them.
  private func namesOfFunctions(_ members: MemberBlockItemListSyntax) -> [String] {
    members.flatMap { member -> [String] in
      if let function = member.decl.as(FunctionDeclSyntax.self) { return [text(of: function.name)] }
      return member.decl.as(IfConfigDeclSyntax.self)?.clauses.flatMap { clause -> [String] in
        if case .decls(let members)? = clause.elements { namesOfFunctions(members) } else { [] }
      } ?? []
    }
  }

  private func caseFacts(_ element: EnumCaseElementSyntax, _ condition: Condition) -> CaseFacts {
    let raw = element.rawValue?.value
    let text = raw?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    let values = element.parameterClause?.parameters.map { parameter in
      let label = parameter.firstName.map { self.text(of: $0) }
      return CaseFacts.Value(label: label == "_" ? nil : label, type: TypeReference(parameter.type))
    }
    return CaseFacts(
      name: self.text(of: element.name), rawValue: text, rawLiteral: text == nil ? raw.map(source) : nil,
      values: values ?? [], condition: condition)
  }

  /// Returns the requirements on generic parameters, and those in a `where`.
  func constraints(
    _ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> [ConstraintFacts] {
    let inherited =
      parameters?.parameters.compactMap { parameter in
        parameter.inheritedType.map {
          ConstraintFacts(left: .name(text(of: parameter.name)), right: TypeReference($0), isSameType: false)
        }
      } ?? []
    return inherited + constraints(requirements)
  }

  private func constraints(_ clause: GenericWhereClauseSyntax?) -> [ConstraintFacts] {
    clause?.requirements.compactMap { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let conformance):
        ConstraintFacts(
          left: TypeReference(conformance.leftType), right: TypeReference(conformance.rightType), isSameType: false)
      case .sameTypeRequirement(let equality):
        // In some releases of swift-syntax a side is a type, in others a choice of a type or a value.
        if let left = Syntax(equality.leftType).as(TypeSyntax.self),
          let right = Syntax(equality.rightType).as(TypeSyntax.self)
        {
          ConstraintFacts(left: TypeReference(left), right: TypeReference(right), isSameType: true)
        } else {
          nil
        }
      default: nil
      }
    } ?? []
  }

  /// Returns the visibility of a declaration: its own modifier, or that of the extension around it.
  func access(_ modifiers: Modifiers, in enclosingType: Int?) -> Access {
    if let written = modifiers.writtenAccess { return written }
    guard let enclosingType, facts.types[enclosingType].kind == .extension else { return .internal }
    return facts.types[enclosingType].access
  }

  func names(_ clause: GenericParameterClauseSyntax?) -> [String] {
    clause?.parameters.map(\.name.text) ?? []
  }

  func attributes(_ list: AttributeListSyntax) -> [AttributeFacts] {
    guard !list.isEmpty else { return [] }
    return list.allAttributes.map(facts)
  }

  private func facts(_ attribute: AttributeSyntax) -> AttributeFacts {
    AttributeFacts(
      name: attribute.lastName, generics: TypeReference(attribute.attributeName).lastArguments,
      arguments: arguments(attribute.labeledArguments), place: place(of: attribute))
  }

  /// Returns the attributes that a declaration has under each condition, if an `#if` surrounds some of the attributes.
  func attributesByClause(
    _ list: AttributeListSyntax, under condition: Condition
  ) -> [(attributes: [AttributeFacts], condition: Condition)] {
    var found: [(attributes: [AttributeFacts], condition: Condition)] = [([], condition)]
    for element in list {
      switch element {
      case .attribute(let attribute): for index in found.indices { found[index].attributes.append(facts(attribute)) }
      case .ifConfigDecl(let conditional):
        found = found.flatMap { known in
          // Without an `#else`, the declaration also exists without the attributes of any clause.
          let rest = conditional.clauses.last?.condition == nil ? [] : [(known.attributes, known.condition)]
          let clauses = clauses(of: conditional, under: known.condition)
          let noClauseHolds = clauses.reduce(known.condition) { .not($1.condition).and($0) }
          return clauses.map { clause, condition in
            guard case .attributes(let inner)? = clause.elements else { return (known.attributes, condition) }
            return (known.attributes + attributes(inner), condition)
          } + rest.map { ($0.0, noClauseHolds) }
        }
      }
    }
    return found
  }
}
