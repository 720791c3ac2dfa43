import FurnishSyntax
import SwiftParser
import SwiftSyntax

extension SourceReader {
  /// Reads a declaration outside of bodies.
  ///
  /// - Parameters:
  ///   - outer: The type that contains it, by its index.
  ///   - condition: The condition under which it is compiled.
  func read(_ declaration: DeclSyntax, outer: Int?, condition: Condition) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let type):
      read(type, .class, type.name, generics: type.genericParameterClause, outer, condition)
    case .structDecl(let type):
      read(type, .struct, type.name, generics: type.genericParameterClause, outer, condition)
    case .enumDecl(let type):
      read(type, .enum, type.name, generics: type.genericParameterClause, outer, condition)
    case .actorDecl(let type):
      read(type, .actor, type.name, generics: type.genericParameterClause, outer, condition)
    case .protocolDecl(let type): read(type, .protocol, type.name, generics: nil, outer, condition)
    case .extensionDecl(let type):
      read(
        type, .extension, nil, generics: nil, outer, condition, extended: TypeReference(type.extendedType))
    case .typeAliasDecl(let alias):
      facts.aliases.append(
        AliasFacts(
          name: text(of: alias.name), outer: outer,
          genericParameters: names(alias.genericParameterClause),
          target: TypeReference(alias.initializer.value), access: access(modifiers(alias.modifiers), in: outer),
          condition: condition))
    case .importDecl(let declaration):
      if let module = declaration.path.first?.name.text {
        if let dialect = Dialect(module: module), !dialect.isInterpreted { readsCreation = true }
        facts.imports.append(
          ImportFacts(
            module: module, isExported: declaration.attributes.has("_exported")))
      }
    case .functionDecl(let function): facts.functions.append(self.function(function, outer, condition))
    case .initializerDecl(let initializer): facts.functions.append(self.function(initializer, outer, condition))
    case .variableDecl(let variable): read(variable, outer, condition)
    case .subscriptDecl(let declaration): read(declaration, outer, condition)
    case .deinitializerDecl(let declaration):
      read(declaration.body, named: "deinit", modifiers(declaration.modifiers), outer, condition)
    case .macroExpansionDecl(let macro):
      guard isOfInterest(macro) else { return }
      addFunction(
        named: "#\(macro.macroName.text)", modifiers(macro.modifiers), outer, condition, place(of: macro.macroName),
        [.expression(expansion(macro))])
    case .ifConfigDecl(let conditional):
      for (clause, condition) in clauses(of: conditional, under: condition) {
        guard case .decls(let members)? = clause.elements else { continue }
        for member in members {
          if let outer, let cases = member.decl.as(EnumCaseDeclSyntax.self) {
            facts.types[outer].cases += cases.elements.map { caseFacts($0, condition) }
          } else {
            read(member.decl, outer: outer, condition: condition)
          }
        }
      }
    default: break
    }
  }

  private func read(
    _ type: some DeclGroupSyntax, _ kind: TypeFacts.Kind, _ name: TokenSyntax?,
    generics: GenericParameterClauseSyntax?, _ outer: Int?, _ condition: Condition, extended: TypeReference? = nil
  ) {
    let index = facts.types.count
    let modifiers = modifiers(type.modifiers)
    facts.types.append(
      TypeFacts(
        kind: kind, name: name.map(text) ?? extended?.lastName ?? "", outer: outer, extended: extended,
        genericParameters: names(generics),
        inherited: type.inheritanceClause?.inheritedTypes.map { TypeReference($0.type) } ?? [],
        attributes: attributes(type.attributes), access: access(modifiers, in: outer),
        condition: condition, place: name.map { place(of: $0) } ?? place(of: type),
        isNonisolated: modifiers.isNonisolated,
        constraints: kind == .extension || kind == .protocol ? constraints(type.genericWhereClause) : [],
        remoteEndpoints: kind == .struct && type.attributes.has("RemoteService")
          ? remoteEndpoints(type.memberBlock.members) : []))
    // Of the members of a protocol, only the associated types are needed.
    guard kind != .protocol else {
      facts.types[index].associatedTypes = associatedTypes(type.memberBlock.members)
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
        read(member.decl, outer: index, condition: condition)
      }
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

  private func constraints(_ clause: GenericWhereClauseSyntax?) -> [ConstraintFacts] {
    clause?.requirements.compactMap { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let one):
        ConstraintFacts(left: TypeReference(one.leftType), right: TypeReference(one.rightType), isSameType: false)
      case .sameTypeRequirement(let one):
        // In some releases of swift-syntax a side is a type, in others a choice of a type or a value.
        if let left = Syntax(one.leftType).as(TypeSyntax.self), let right = Syntax(one.rightType).as(TypeSyntax.self) {
          ConstraintFacts(left: TypeReference(left), right: TypeReference(right), isSameType: true)
        } else {
          nil
        }
      default: nil
      }
    } ?? []
  }

  /// Returns the visibility of a declaration: its own modifier, or that of the extension around it.
  func access(_ modifiers: Modifiers, in outer: Int?) -> Access {
    if let written = modifiers.writtenAccess { return written }
    guard let outer, facts.types[outer].kind == .extension else { return .internal }
    return facts.types[outer].access
  }

  func function(_ function: FunctionDeclSyntax, _ outer: Int?, _ condition: Condition) -> FunctionFacts {
    let modifiers = self.modifiers(function.modifiers)
    let name = text(of: function.name)
    return FunctionFacts(
      name: name, owner: outer, isStatic: modifiers.isStatic,
      isProperty: false, genericParameters: names(function.genericParameterClause),
      parameters: parameters(function.signature.parameterClause, isOfOperator: name.isOperator),
      result: function.signature.returnClause.map { TypeReference($0.type) },
      isAsync: function.signature.effectSpecifiers?.asyncSpecifier != nil,
      isThrowing: function.signature.effectSpecifiers?.throwsClause != nil,
      attributes: attributes(function.attributes), isNonisolated: modifiers.isNonisolated,
      access: access(modifiers, in: outer), condition: condition, place: place(of: function.name),
      body: body(
        function.body, mayTakeServices: function.signature, creates: modifiers.isStatic || isDeclaredService(outer),
        isAlwaysRead: name.isOperator || extendsServices(outer)))
  }

  private func function(_ initializer: InitializerDeclSyntax, _ outer: Int?, _ condition: Condition) -> FunctionFacts {
    let modifiers = self.modifiers(initializer.modifiers)
    return FunctionFacts(
      name: "init", owner: outer, isStatic: true, isProperty: false,
      genericParameters: names(initializer.genericParameterClause),
      parameters: parameters(initializer.signature.parameterClause), result: nil,
      isAsync: initializer.signature.effectSpecifiers?.asyncSpecifier != nil,
      isThrowing: initializer.signature.effectSpecifiers?.throwsClause != nil,
      isFailable: initializer.optionalMark?.tokenKind == .postfixQuestionMark,
      attributes: attributes(initializer.attributes), isNonisolated: modifiers.isNonisolated,
      access: access(modifiers, in: outer), condition: condition, place: place(of: initializer.initKeyword),
      // The initializers of a property wrapper store the name of the service, or the service itself.
      body: isModule(outer) || isWrapper(outer)
        ? initializer.body.map { statements($0.statements) }
        : body(initializer.body, mayTakeServices: initializer.signature, creates: true))
  }

  /// Returns whether a type declares that it is a module. The values that its initializers store decide what it
  /// registers.
  private func isModule(_ outer: Int?) -> Bool {
    outer.map { facts.types[$0].inherited.contains { $0.isCalled("ServiceModule") } } ?? false
  }

  /// Reads the statements of a body, if the body, its parameters or its result contain a word about services.
  ///
  /// - Parameters:
  ///   - creates: Whether the function is an initializer or static.
  ///   - isAlwaysRead: Whether the body is read in any case: an operator may combine functions that register, and a
  ///     member of a collection may register with the other members.
  private func body(
    _ body: CodeBlockSyntax?, mayTakeServices signature: FunctionSignatureSyntax, creates: Bool,
    isAlwaysRead: Bool = false
  ) -> [Statement]? {
    guard let body,
      isAlwaysRead || isOfInterest(body) || isOfInterest(signature) || (readsCreation ? creates : isSetter(body))
    else { return nil }
    return statements(body.statements)
  }

  /// Returns whether a body only assigns to properties, whose values branches may test, and returns its instance:
  /// `self.path = path; return self`.
  private func isSetter(_ body: CodeBlockSyntax) -> Bool {
    guard !words.services.isEmpty, (1...8).contains(body.statements.count) else { return false }
    return body.statements.allSatisfy { statement in
      switch statement.item {
      case .expr(let value):
        if let reference = value.as(DeclReferenceExprSyntax.self) {
          return reference.baseName.tokenKind == .keyword(.self)
        }
        guard let elements = value.as(SequenceExprSyntax.self)?.elements.map({ $0 }), elements.count == 3 else {
          return false
        }
        return elements[1].is(AssignmentExprSyntax.self) && isPath(elements[0])
          && (isPath(elements[2]) || isLiteral(elements[2]) || elements[2].is(NilLiteralExprSyntax.self))
      case .stmt(let statement):
        let result = statement.as(ReturnStmtSyntax.self)?.expression?.as(DeclReferenceExprSyntax.self)
        return result?.baseName.tokenKind == .keyword(.self)
      case .decl: return false
      }
    }
  }

  private func read(_ variable: VariableDeclSyntax, _ outer: Int?, _ condition: Condition) {
    let attributes = attributes(variable.attributes)
    let modifiers = self.modifiers(variable.modifiers)
    let isStatic = modifiers.isStatic
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    for (index, binding) in variable.bindings.enumerated() {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        if outer != nil { readTuple(binding, attributes, modifiers, isConstant: isConstant, outer, condition) }
        continue
      }
      let annotation = annotation(of: binding, at: index, in: variable)
      let type = annotation.map { TypeReference($0.type) }
      if let accessors = binding.accessorBlock {
        readSettersAndObservers(accessors, of: text(of: name), modifiers, outer, condition)
      }
      if let accessors = binding.accessorBlock, let getter = getter(accessors) {
        // A property that is computed is a function without parameters.
        let isInteresting =
          isOfInterest(accessors) || binding.typeAnnotation.map { isOfInterest($0) } == true
          || isPlain(getter) || isDeclaredService(outer) || (isWrapper(outer) && !words.services.isEmpty)
          || extendsServices(outer) || (isStatic && readsCreation)
          || (readsCreation && type.map(Self.isBuilt) == true)
        guard isStatic || isInteresting || !attributes.isEmpty || isWrapper(outer) else { continue }
        facts.functions.append(
          FunctionFacts(
            name: text(of: name), owner: outer, isStatic: isStatic, isProperty: true,
            genericParameters: [], parameters: [], result: type, isAsync: false, attributes: attributes,
            isNonisolated: modifiers.isNonisolated, access: access(modifiers, in: outer),
            condition: condition, place: place(of: name), body: isInteresting ? statements(getter) : nil))
        continue
      }
      facts.variables.append(
        VariableFacts(
          name: text(of: name), owner: outer, isStatic: isStatic, isConstant: isConstant, type: type,
          hasInitialValue: binding.initializer != nil,
          initialValue: binding.initializer.flatMap {
            isStatic && readsCreation
              ? expression($0.value) : initialValue($0, binding.typeAnnotation)
          },
          attributes: attributes, access: access(modifiers, in: outer), condition: condition,
          place: place(of: name), isLazy: modifiers.isLazy,
          isImplicitlyUnwrapped: annotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false,
          isUnread: isUnread(name, attributes, access(modifiers, in: outer)),
          hasObservers: binding.accessorBlock != nil))
    }
  }

  /// Returns whether a property with a wrapper is private, and its file names it nowhere else.
  private func isUnread(_ name: TokenSyntax, _ attributes: [AttributeFacts], _ access: Access) -> Bool {
    guard access == .private, attributes.contains(where: { !Self.wrappersOfSystems.contains($0.name) }) else {
      return false
    }
    let range = name.positionAfterSkippingLeadingTrivia.utf8Offset..<name.endPositionBeforeTrailingTrivia.utf8Offset
    return nameCounts.occursOnce(range)
  }

  /// Attributes and wrappers of properties that request nothing.
  private static let wrappersOfSystems: Set<String> = [
    "AppStorage", "Binding", "Environment", "EnvironmentObject", "FocusState", "GestureState", "IBOutlet", "MainActor",
    "Namespace", "ObservedObject", "Published", "Query", "SceneStorage", "State", "StateObject", "available", "objc",
  ]

  /// Reads the properties that a tuple declares: `var (x, y): (Double, Double)`.
  private func readTuple(
    _ binding: PatternBindingSyntax, _ attributes: [AttributeFacts], _ modifiers: Modifiers, isConstant: Bool,
    _ outer: Int?, _ condition: Condition
  ) {
    guard let pattern = binding.pattern.as(TuplePatternSyntax.self) else { return }
    let types = binding.typeAnnotation?.type.as(TupleTypeSyntax.self)?.elements.map { TypeReference($0.type) } ?? []
    for (number, element) in pattern.elements.enumerated() {
      guard let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      facts.variables.append(
        VariableFacts(
          name: text(of: name), owner: outer, isStatic: modifiers.isStatic, isConstant: isConstant,
          type: number < types.count ? types[number] : nil, hasInitialValue: binding.initializer != nil,
          initialValue: nil, attributes: attributes, access: access(modifiers, in: outer), condition: condition,
          place: place(of: name), isLazy: modifiers.isLazy))
    }
  }

  /// Finds the written type of a variable: `var a, b: Int` gives its type to all of them.
  private func annotation(
    of binding: PatternBindingSyntax, at index: Int, in variable: VariableDeclSyntax
  ) -> TypeAnnotationSyntax? {
    if let own = binding.typeAnnotation { return own }
    guard binding.initializer == nil else { return nil }
    return variable.bindings.dropFirst(index + 1).lazy.compactMap(\.typeAnnotation).first
  }

  /// Returns whether a type is an extension of `DependencyValues` or of a container of Factory, whose properties may be
  /// services.
  func isDeclaredService(_ outer: Int?) -> Bool {
    guard readsCreation, let outer, facts.types[outer].kind == .extension else { return false }
    return Self.typesWithServices.contains(facts.types[outer].name)
  }

  /// Returns whether a type is an extension of one of Furnish's types, such as its collections, containers and modules.
  private func extendsServices(_ outer: Int?) -> Bool {
    guard let outer, facts.types[outer].kind == .extension else { return false }
    return Self.extendedTypes.contains(facts.types[outer].name)
  }

  private static let extendedTypes: Set<String> = [
    "Container", "ServiceCollection", "ServiceContainer", "ServiceLocator", "ServiceModule", "ServiceProvider",
    "ServiceScope",
  ]

  /// Returns whether a property of a type creates the parts of an app or of a reducer: `var body: some ReducerOf<Self>`.
  private static func isBuilt(_ type: TypeReference) -> Bool {
    type.lastName.map { $0 == "Scene" || $0.hasPrefix("Reducer") } ?? false
  }

  private static let typesWithServices: Set<String> = [
    SwiftDependenciesNames.values, FactoryNames.container, FactoryNames.sharedContainer,
  ]

  /// Returns whether a type is a property wrapper: the type of its value determines its generic arguments.
  private func isWrapper(_ outer: Int?) -> Bool {
    outer.map { facts.types[$0].attributes.contains { $0.name == "propertyWrapper" } } ?? false
  }

  /// Reads the initial value, if it may matter: a short string may be the name of a service, and a literal determines
  /// the type of a property that is sent to another program.
  private func initialValue(_ clause: InitializerClauseSyntax, _ type: TypeAnnotationSyntax?) -> Expression? {
    if isOfInterest(clause) || type.map({ isOfInterest($0) }) == true { return expression(clause.value) }
    if isPlain(clause.value) || (type == nil && isLiteral(clause.value)) { return expression(clause.value) }
    if let call = clause.value.as(FunctionCallExprSyntax.self) {
      // A function of the program may request what it returns.
      if call.calledExpression.isFunction { return expression(clause.value) }
      // `Store(initialState: App.State()) { App() }`
      if readsCreation, call.trailingClosure != nil { return expression(clause.value) }
      return TypeReference(expression: call.calledExpression).map {
        // The labels decide which initializer it is, `URL(string:)`; the values do not matter.
        let labels = call.arguments.map { CallArgument(label: $0.label.map(text), value: .other) }
        return .call(Call(callee: .type($0), arguments: labels, place: place(of: call)))
      }
    }
    return nil
  }

  /// Returns whether a value is a literal, with a sign or a type if it has one: `-1`, `[1, 2]`, `1 as Double`.
  func isLiteral(_ value: ExprSyntax) -> Bool {
    switch value.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr: true
    case .prefixOperatorExpr(let prefixed): prefixed.operator.text == "-" && isLiteral(prefixed.expression)
    case .arrayExpr(let array): array.elements.allSatisfy { isLiteral($0.expression) }
    case .sequenceExpr(let sequence): isLiteral(Array(sequence.elements))
    default: false
    }
  }

  private func isLiteral(_ elements: [ExprSyntax]) -> Bool {
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self) else { return false }
    return cast.questionOrExclamationMark == nil && isLiteral(elements[0])
  }

  /// Returns whether a value may be a name, or a value that branches test: a literal, the case of an enumeration as
  /// `.live` or `Mode.live`, or an operator `??` or `? :` whose last operand is one of these.
  func isPlain(_ value: ExprSyntax) -> Bool {
    switch value.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr: return true
    case .memberAccessExpr(let member):
      guard let base = member.base else { return true }
      return base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false
    case .sequenceExpr(let sequence):
      let elements = sequence.elements
      guard elements.count == 3, let last = elements.last, isPlain(last) else { return false }
      return elements.contains { isOperator("??", $0) || $0.is(UnresolvedTernaryExprSyntax.self) }
    default: return false
    }
  }

  /// Returns whether a getter only returns a literal, which may be the name of a service, a list of modules, or a value
  /// that branches test.
  private func isPlain(_ getter: CodeBlockItemListSyntax) -> Bool {
    guard getter.count == 1, let item = getter.first?.item else { return false }
    let value: ExprSyntax? =
      switch item {
      case .expr(let value): value
      case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
      default: nil
      }
    return value.map { $0.is(ArrayExprSyntax.self) || isPlain($0) || isNegation($0) } ?? false
  }

  /// Returns whether an expression is the opposite of a property: `!isLive`.
  private func isNegation(_ value: ExprSyntax) -> Bool {
    guard let negation = value.as(PrefixOperatorExprSyntax.self) else { return false }
    return negation.operator.text == "!" && negation.expression.is(DeclReferenceExprSyntax.self)
  }

  func getter(_ block: AccessorBlockSyntax) -> CodeBlockItemListSyntax? {
    switch block.accessors {
    case .getter(let items): items
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    }
  }
}

extension ExprSyntax {
  /// Whether it is the name of a function, and not that of a type: `inject`, `DI.inject`.
  fileprivate var isFunction: Bool {
    let name: TokenSyntax? =
      switch self.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let reference): reference.baseName
      case .memberAccessExpr(let access): access.declName.baseName
      default: nil
      }
    guard case .identifier(let text)? = name?.tokenKind else { return false }
    return text.first?.isLowercase == true
  }
}

extension SourceReader {
  /// - Parameter isOfOperator: Whether the parameters are those of an operator, whose callers write no labels.
  func parameters(_ clause: FunctionParameterClauseSyntax, isOfOperator: Bool = false) -> [ParameterFacts] {
    clause.parameters.map { parameter in
      let label = text(of: parameter.firstName)
      return ParameterFacts(
        label: label == "_" || isOfOperator ? nil : label, name: parameter.secondName.map(text) ?? label,
        type: isVariadic(parameter) ? .array(TypeReference(parameter.type)) : TypeReference(parameter.type),
        hasDefault: parameter.defaultValue != nil, isInout: isInout(parameter.type), isVariadic: isVariadic(parameter),
        defaultValue: parameter.defaultValue.flatMap {
          isOfInterest($0) || mayRequest($0.value) || isPlain($0.value) || isEmpty($0.value)
            || (isOfInterest(parameter.type) && $0.value.is(ClosureExprSyntax.self))
            ? expression($0.value) : nil
        })
    }
  }

  /// Returns whether a default calls a function of the program, which may request the service that it returns:
  /// `inject()`.
  private func mayRequest(_ value: ExprSyntax) -> Bool {
    switch value.as(ExprSyntaxEnum.self) {
    case .functionCallExpr: true
    case .tryExpr(let inner): mayRequest(inner.expression)
    case .awaitExpr(let inner): mayRequest(inner.expression)
    default: false
    }
  }

  /// Returns whether a default has no content: `nil`, `[]`, `{ _ in }`.
  private func isEmpty(_ value: ExprSyntax) -> Bool {
    switch value.as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr: true
    case .arrayExpr(let array): array.elements.isEmpty
    case .dictionaryExpr(let dictionary): if case .colon = dictionary.content { true } else { false }
    case .closureExpr(let closure): closure.statements.isEmpty
    default: false
    }
  }

  private func isInout(_ type: TypeSyntax) -> Bool {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return false }
    return attributed.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    }
  }

  private func isVariadic(_ parameter: FunctionParameterSyntax) -> Bool {
    parameter.ellipsis != nil || parameter.type.is(PackExpansionTypeSyntax.self)
  }

  func names(_ clause: GenericParameterClauseSyntax?) -> [String] {
    clause?.parameters.map(\.name.text) ?? []
  }

  func attributes(_ list: AttributeListSyntax) -> [AttributeFacts] {
    guard !list.isEmpty else { return [] }
    return list.allAttributes.map { attribute in
      AttributeFacts(
        name: attribute.lastName, generics: TypeReference(attribute.attributeName).lastArguments,
        arguments: arguments(attribute.labeledArguments), place: place(of: attribute))
    }
  }
}
