import FurnishSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The rules of closure services, with a diagnostic and often a fix for each declaration that breaks one.
struct ClosureServiceCheck {
  let attribute: AttributeSyntax
  /// The context for diagnostics, or `nil` if another expansion reports them.
  let context: (any MacroExpansionContext)?
  /// Whether the macro writes `unimplemented`, which needs a value for each property; false if the author has written
  /// it.
  let writesUnimplemented: Bool

  /// Returns the declaration as a struct. If it is not a struct, not copyable or not `Sendable`, this method reports
  /// it, and returns nil.
  func structure(_ declaration: some DeclGroupSyntax) -> StructDeclSyntax? {
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      reportNoStruct(declaration)
      return nil
    }
    if Noncopyable.isType(structure) {
      report(.typeIsNoncopyable("ClosureService", structure.name.plainText), at: structure.name)
      return nil
    }
    let inherited = structure.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if inherited.contains(where: { $0 == "Sendable" || $0.hasSuffix(" Sendable") || $0.hasSuffix(".Sendable") }) {
      return structure
    }
    report(
      .closureServiceNotSendable(structure.name.plainText), at: structure.name,
      fixIts: [fixAddingSendable(to: structure)])
    return nil
  }

  /// Returns whether every property is a valid endpoint, the store, or has the value that `unimplemented` needs, and
  /// reports those that are not.
  func accepts(
    _ declaration: StructDeclSyntax, _ properties: [ClosureServiceProperty], store: ClosureServiceProperty?
  ) -> Bool {
    var isValid = !reportConditionals(in: declaration)
    if reportWrapped(in: declaration) { isValid = false }
    for property in properties where property.name != store?.name {
      if let type = property.endpoint {
        isValid = acceptsEndpoint(property, type) && isValid
      } else if property.isClosure, property.type == nil || !property.isConstant && !property.isOptional {
        report(.endpointWithoutType(property.name.plainText), at: property.binding.pattern)
        isValid = false
      } else if !property.hasDefault, writesUnimplemented || !property.isConstant {
        // A variable may be an endpoint behind a typealias, which would not be intercepted.
        report(.propertyWithoutValue(property.name.plainText), at: property.binding.pattern)
        isValid = false
      }
    }
    if isValid, !properties.contains(where: { $0.endpoint != nil }) {
      report(.closureServiceWithoutEndpoints(declaration.name.plainText), at: declaration.name)
    }
    return isValid
  }

  private func acceptsEndpoint(_ property: ClosureServiceProperty, _ type: EndpointType) -> Bool {
    let name = property.name.plainText
    var isValid = true
    if property.isConstant {
      report(
        .endpointIsConstant(name), at: property.declaration.bindingSpecifier,
        fixIts: [
          .replacing(.makeItAVariable, property.declaration.bindingSpecifier, by: TokenSyntax.keyword(.var))
        ])
      isValid = false
    }
    if !type.isSendable, let written = property.binding.typeAnnotation?.type ?? property.type {
      report(
        .endpointNotSendable(name), at: written,
        fixIts: [.replacing(.addSendableAttribute, written, by: TypeSyntax("@Sendable \(written.trimmed)"))])
      isValid = false
    }
    if type.parameters.contains(where: { $0.convention == .isolated }) {
      report(.endpointWithIsolatedParameter(name), at: property.binding.pattern)
      isValid = false
    }
    if type.parameters.dropLast().contains(where: { $0.convention == .variadic }) {
      report(.endpointWithParameterAfterVariadic(name), at: property.binding.pattern)
      isValid = false
    }
    return isValid
  }

  /// Reports every endpoint between `#if` and `#endif`, because no macro can determine whether it is compiled. Returns
  /// whether one was found.
  private func reportConditionals(in declaration: StructDeclSyntax) -> Bool {
    var hasReported = false
    for member in declaration.memberBlock.members {
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { continue }
      for clause in conditional.clauses {
        guard case .decls(let members) = clause.elements else { continue }
        for property in ClosureServiceProperty.properties(in: members) where property.endpoint != nil {
          report(.endpointIsConditional(property.name.plainText), at: property.binding.pattern)
          hasReported = true
        }
      }
    }
    return hasReported
  }

  /// Reports every endpoint with an attribute that may be a property wrapper. Returns whether one was found.
  private func reportWrapped(in declaration: StructDeclSyntax) -> Bool {
    var hasReported = false
    for member in declaration.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        let wrapper = ClosureServiceProperty.firstWrapper(of: variable)
      else { continue }
      for property in ClosureServiceProperty.allProperties(of: variable) where property.endpoint != nil {
        report(.endpointWithAttribute(property.name.plainText, wrapper.trimmedDescription), at: wrapper)
        hasReported = true
      }
    }
    return hasReported
  }

  private func reportNoStruct(_ declaration: some DeclGroupSyntax) {
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.plainText ?? ""
    let keyword = declaration.introducer
    var fixIts: [FixIt] = []
    if declaration.is(ClassDeclSyntax.self) || declaration.is(ActorDeclSyntax.self) {
      var changes = [(old: Syntax(keyword), new: Syntax(keyword.with(\.tokenKind, .keyword(.struct))))]
      if let final = declaration.modifiers.first(.final) {
        let nothing = TokenSyntax(.identifier(""), leadingTrivia: final.leadingTrivia, presence: .present)
        changes.append((Syntax(final), Syntax(nothing)))
      }
      fixIts.append(.replacingAll(.makeItAStruct, changes))
    }
    report(.closureServiceNoStruct(name, keyword.text), at: keyword, fixIts: fixIts)
  }

  private func fixAddingSendable(to structure: StructDeclSyntax) -> FixIt {
    if let clause = structure.inheritanceClause {
      return .replacing(.addSendable, clause.colon, by: TokenSyntax(.identifier(": Sendable,"), presence: .present))
    }
    let last = structure.genericParameterClause?.rightAngle ?? structure.name
    return .replacing(.addSendable, last, by: TokenSyntax(.identifier("\(last.text): Sendable"), presence: .present))
  }

  func report(
    _ diagnostic: MacroDiagnostic, at node: some SyntaxProtocol, notes: [(at: Syntax, message: String)] = [],
    fixIts: [FixIt] = []
  ) {
    context?.report(diagnostic, at: node, notes: notes, fixIts: fixIts)
  }
}
