import SwiftSyntax

/// The bodies that code calls without a name: setters, observers, subscripts and deinitializers.
extension SourceReader {
  /// Reads all accessors except the getter: `set`, `willSet`, `didSet`.
  func readSettersAndObservers(
    _ block: AccessorBlockSyntax, of property: String, _ modifiers: Modifiers, _ enclosingType: Int?,
    _ condition: Condition
  ) {
    let isAlwaysRead = declaresServices(enclosingType)
    guard case .accessors(let accessors) = block.accessors,
      isAlwaysRead || readsAllBodies || followsGenericBodies && isGeneric(enclosingType) || isOfInterest(block)
    else { return }
    for accessor in accessors where accessor.accessorSpecifier.tokenKind != .keyword(.get) {
      read(
        accessor.body, named: "\(property).\(accessor.accessorSpecifier.text)", modifiers, enclosingType, condition,
        isAlwaysRead: isAlwaysRead)
    }
  }

  func read(_ declaration: SubscriptDeclSyntax, _ enclosingType: Int?, _ condition: Condition) {
    guard let block = declaration.accessorBlock else { return }
    let declared = parameters(declaration.parameterClause).map(\.name)
    let origin = origin(of: block, declared: declared)
    guard isOfInterest(block) else { return noteUnread("subscript", origin) }
    let modifiers = Modifiers(declaration.modifiers)
    let generics = names(declaration.genericParameterClause)
    let clause = declaration.parameterClause
    let parameters = zip(clause.parameters, parameters(clause)).map { syntax, parameter in
      // In a subscript, a parameter with a single name has no label.
      var parameter = parameter
      if syntax.secondName == nil { parameter.label = nil }
      return parameter
    }
    let result = TypeReference(declaration.returnClause.type)
    if let getter = getter(block) {
      addFunction(
        named: "subscript", modifiers, enclosingType, condition, place(of: declaration.subscriptKeyword),
        statements(getter),
        generics: generics, parameters: parameters, result: result, origin: origin)
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    for accessor in accessors where accessor.accessorSpecifier.tokenKind != .keyword(.get) {
      guard let body = accessor.body, isOfInterest(body) else { continue }
      addFunction(
        named: "subscript.\(accessor.accessorSpecifier.text)", modifiers, enclosingType, condition, place(of: accessor),
        statements(body.statements), generics: generics, parameters: parameters, origin: origin)
    }
  }

  /// Reads a body without parameters.
  ///
  /// - Parameter isAlwaysRead: Whether the body is read even if it contains no word about services.
  func read(
    _ body: CodeBlockSyntax?, named name: String, _ modifiers: Modifiers, _ enclosingType: Int?, _ condition: Condition,
    isAlwaysRead: Bool = false
  ) {
    guard let body else { return }
    let mayConcernServices = isAlwaysRead || readsAllBodies || isOfInterest(body)
    guard mayConcernServices || followsGenericBodies && isGeneric(enclosingType) else { return }
    addFunction(
      named: name, modifiers, enclosingType, condition, place(of: body), statements(body.statements),
      origin: origin(of: body, declared: ["newValue", "oldValue"]), isFollowedOnly: !mayConcernServices)
  }

  /// Notes a computed property or a subscript whose body is not read, if its result may depend on more than the
  /// instance and the arguments: `var isOn: Bool { limit > 3 }` reads a global variable.
  func noteUnread(_ name: String, _ origin: OriginFacts) {
    if origin != .arguments {
      facts.unreadMembers.append(UnreadMember(name: name, origin: origin))
    }
  }

  func addFunction(
    named name: String, _ modifiers: Modifiers, _ enclosingType: Int?, _ condition: Condition, _ place: Place,
    _ body: [Statement], generics: [String] = [], parameters: [ParameterFacts] = [], result: TypeReference? = nil,
    origin: OriginFacts = .elsewhere, isFollowedOnly: Bool = false
  ) {
    facts.functions.append(
      FunctionFacts(
        name: name, owner: enclosingType, isStatic: modifiers.isStatic, isProperty: false, genericParameters: generics,
        parameters: parameters, result: result, isAsync: false, origin: origin, attributes: [],
        isNonisolated: modifiers.isNonisolated, access: access(modifiers, in: enclosingType), condition: condition,
        place: place, isFollowedOnly: isFollowedOnly, body: body))
  }
}
