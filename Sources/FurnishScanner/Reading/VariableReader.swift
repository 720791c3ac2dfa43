import SwiftSyntax

/// The facts of variables and properties, with the values and getters that may concern services.
extension SourceReader {
  func read(_ variable: VariableDeclSyntax, _ enclosingType: Int?, _ condition: Condition) {
    for (attributes, condition) in attributesByClause(variable.attributes, under: condition) {
      read(variable, attributes, enclosingType, condition)
    }
  }

  /// Reads a variable with the attributes that it has under a condition.
  private func read(
    _ variable: VariableDeclSyntax, _ attributes: [AttributeFacts], _ enclosingType: Int?, _ condition: Condition
  ) {
    let modifiers = self.modifiers(variable.modifiers)
    let isStatic = modifiers.isStatic
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    for (index, binding) in variable.bindings.enumerated() {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        if enclosingType != nil {
          readTuple(binding, attributes, modifiers, isConstant: isConstant, enclosingType, condition)
        }
        continue
      }
      let annotation = annotation(of: binding, at: index, in: variable)
      let type = annotation.map { TypeReference($0.type) }
      if let accessors = binding.accessorBlock {
        readSettersAndObservers(accessors, of: text(of: name), modifiers, enclosingType, condition)
      }
      if let accessors = binding.accessorBlock, let getter = getter(accessors) {
        // A property that is computed is a function without parameters.
        let mayConcernServices =
          readsAllBodies || isOfInterest(accessors) || binding.typeAnnotation.map { isOfInterest($0) } == true
          || isPlain(getter) || isCalculation(getter, of: annotation?.type) || declaresServices(enclosingType)
          || (isWrapper(enclosingType) && !words.services.isEmpty)
          || extendsServices(enclosingType) || (isStatic && declaresServicesByProperties)
          || type.map(createsParts) == true
        let changesCounter = changesCounter(in: getter)
        let origin = origin(of: getter)
        let isGenericBody = followsGenericBodies && isGeneric(enclosingType)
        let isFollowed = isGenericBody || isChoiceOfInterest(getter)
        guard
          isStatic || mayConcernServices || isFollowed || !attributes.isEmpty || isWrapper(enclosingType)
            || changesCounter
            || origin.direct == .chance
        else {
          noteUnread(text(of: name), origin)
          continue
        }
        facts.functions.append(
          FunctionFacts(
            name: text(of: name), owner: enclosingType, isStatic: isStatic, isProperty: true,
            genericParameters: [], parameters: [], result: type, isAsync: false, changesValues: changesCounter,
            origin: origin,
            attributes: attributes, isNonisolated: modifiers.isNonisolated,
            access: access(modifiers, in: enclosingType),
            condition: condition, place: place(of: name), isFollowedOnly: isFollowed && !mayConcernServices,
            isChoice: isFollowed && !mayConcernServices && !isGenericBody,
            mentions: mayConcernServices ? mentions(ofPrivate: name, modifiers, variable.attributes) : nil,
            body: mayConcernServices || isFollowed ? statements(getter) : nil))
        continue
      }
      facts.variables.append(
        VariableFacts(
          name: text(of: name), owner: enclosingType, isStatic: isStatic, isConstant: isConstant, type: type,
          hasInitialValue: binding.initializer != nil,
          initialValue: binding.initializer.flatMap {
            isStatic && declaresServicesByProperties
              ? expression($0.value) : initialValue($0, binding.typeAnnotation)
          },
          attributes: attributes, access: access(modifiers, in: enclosingType), condition: condition,
          place: place(of: name), isLazy: modifiers.isLazy,
          isImplicitlyUnwrapped: annotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false,
          isUnread: isUnread(name, attributes, access(modifiers, in: enclosingType)),
          hasObservers: binding.accessorBlock != nil,
          origin: binding.initializer.map { origin(of: $0.value) } ?? .arguments))
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

  /// The attributes and the wrappers of the system that do not request a service.
  private static let wrappersOfSystems: Set<String> = [
    "AppStorage", "Binding", "Environment", "EnvironmentObject", "FocusState", "GestureState", "IBOutlet", "MainActor",
    "Namespace", "ObservedObject", "Published", "Query", "SceneStorage", "State", "StateObject", "available", "objc",
  ]

  /// Reads the properties that a tuple declares: `var (x, y): (Double, Double)`.
  private func readTuple(
    _ binding: PatternBindingSyntax, _ attributes: [AttributeFacts], _ modifiers: Modifiers, isConstant: Bool,
    _ enclosingType: Int?, _ condition: Condition
  ) {
    guard let pattern = binding.pattern.as(TuplePatternSyntax.self) else { return }
    let types = binding.typeAnnotation?.type.as(TupleTypeSyntax.self)?.elements.map { TypeReference($0.type) } ?? []
    for (index, element) in pattern.elements.enumerated() {
      guard let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      facts.variables.append(
        VariableFacts(
          name: text(of: name), owner: enclosingType, isStatic: modifiers.isStatic, isConstant: isConstant,
          type: index < types.count ? types[index] : nil, hasInitialValue: binding.initializer != nil,
          initialValue: nil, attributes: attributes, access: access(modifiers, in: enclosingType), condition: condition,
          place: place(of: name), isLazy: modifiers.isLazy))
    }
  }

  /// Finds the written type of a variable: `Int` for both variables of `var a, b: Int`.
  private func annotation(
    of binding: PatternBindingSyntax, at index: Int, in variable: VariableDeclSyntax
  ) -> TypeAnnotationSyntax? {
    if let annotation = binding.typeAnnotation { return annotation }
    guard binding.initializer == nil else { return nil }
    return variable.bindings.dropFirst(index + 1).lazy.compactMap(\.typeAnnotation).first
  }

  /// Returns whether a type is an extension of `DependencyValues` or of a container of Factory, whose properties may be
  /// services.
  func declaresServices(_ enclosingType: Int?) -> Bool {
    guard declaresServicesByProperties, let enclosingType, facts.types[enclosingType].kind == .extension else {
      return false
    }
    return Self.typesWithServices.contains(facts.types[enclosingType].name)
  }

  /// Returns whether a type is an extension of a type of Furnish or Swinject that registers or resolves services.
  func extendsServices(_ enclosingType: Int?) -> Bool {
    guard let enclosingType, facts.types[enclosingType].kind == .extension else { return false }
    return Self.extendedTypes.contains(facts.types[enclosingType].name)
  }

  private static let extendedTypes: Set<String> = [
    "Container", "ServiceCollection", "ServiceContainer", "ServiceLocator", "ServiceModule", "ServiceProvider",
    "ServiceScope",
  ]

  /// Returns whether the type of a property shows that its getter creates the parts of an app or of a reducer:
  /// `var body: some Scene`, `var body: some ReducerOf<Self>`. The parts of an app request services, and need a provider.
  private func createsParts(_ type: TypeReference) -> Bool {
    guard let name = type.lastName else { return false }
    return name == "Scene" || (declaresServicesByProperties && name.hasPrefix("Reducer"))
  }

  private static let typesWithServices: Set<String> = [
    SwiftDependenciesNames.values, FactoryNames.container, FactoryNames.sharedContainer,
  ]

  /// Reads the initial value, if it may matter: a short string may be the name of a service, and a literal determines
  /// the type of a property that is sent to another program. If generic bodies of the file are followed, each initial
  /// value is read.
  private func initialValue(_ clause: InitializerClauseSyntax, _ type: TypeAnnotationSyntax?) -> Expression? {
    if readsAllBodies || followsGenericBodies || isOfInterest(clause) || type.map({ isOfInterest($0) }) == true {
      return expression(clause.value)
    }
    let isList = clause.value.is(ArrayExprSyntax.self)
    if isPlain(clause.value) || ((type == nil || isList) && isLiteral(clause.value)) { return expression(clause.value) }
    if let call = clause.value.as(FunctionCallExprSyntax.self) {
      // `{ #if DEBUG … }()`
      if let closure = call.calledExpression.as(ClosureExprSyntax.self),
        isPlain(closure.statements) || isCalculation(closure.statements, of: type?.type)
      {
        return expression(clause.value)
      }
      // A function of the program may request the value that it returns.
      if call.calledExpression.isFunction { return expression(clause.value) }
      // `Store(initialState: App.State()) { App() }`
      if declaresServicesByProperties, call.trailingClosure != nil { return expression(clause.value) }
      return TypeReference(expression: call.calledExpression).map {
        // The labels select the initializer, `URL(string:)`. Of the arguments, only values that branches test are read.
        let arguments = call.arguments.map {
          CallArgument(label: $0.label.map(text), value: isPlain($0.expression) ? expression($0.expression) : .other)
        }
        return .call(Call(callee: .type($0), arguments: arguments, place: place(of: call)))
      }
    }
    return nil
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
