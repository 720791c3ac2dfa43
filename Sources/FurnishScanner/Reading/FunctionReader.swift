import FurnishSyntax
import SwiftSyntax

/// The facts of functions and initializers. Bodies that cannot concern services are left out.
extension SourceReader {
  /// - Parameter isLocal: Whether another function declares it. Its body may then change variables of that function.
  func function(
    _ function: FunctionDeclSyntax, _ enclosingType: Int?, _ condition: Condition, isLocal: Bool = false
  ) -> FunctionFacts {
    let modifiers = self.modifiers(function.modifiers)
    let name = text(of: function.name)
    let parameters = parameters(function.signature.parameterClause, isOfOperator: name.isOperator)
    let isAsync = function.signature.effectSpecifiers?.asyncSpecifier != nil
    let origin = origin(
      of: function.body, function.signature.parameterClause,
      declared: parameters.map(\.name) + names(function.genericParameterClause),
      isAsync: isAsync)
    let body = body(
      function.body, of: enclosingType, signature: function.signature,
      creates: modifiers.isStatic || declaresServices(enclosingType),
      isAlwaysRead: isLocal || name.isOperator || extendsServices(enclosingType)
        || isStart(name, function.signature, in: enclosingType),
      isGeneric: function.genericParameterClause != nil || isGeneric(enclosingType))
    return FunctionFacts(
      name: name, owner: enclosingType, isStatic: modifiers.isStatic,
      isProperty: false, genericParameters: names(function.genericParameterClause),
      parameters: parameters, result: function.signature.returnClause.map { TypeReference($0.type) },
      isAsync: isAsync,
      isThrowing: function.signature.effectSpecifiers?.throwsClause?.mayThrow == true,
      constraints: constraints(function.genericParameterClause, function.genericWhereClause),
      changesValues: modifiers.isMutating || changesValues(function), origin: origin,
      attributes: attributes(function.attributes), isNonisolated: modifiers.isNonisolated,
      access: access(modifiers, in: enclosingType), condition: condition, place: place(of: function.name),
      isFollowedOnly: body?.isFollowedOnly ?? false, isChoice: body?.isChoice ?? false,
      mentions: body == nil ? nil : mentions(ofPrivate: function.name, modifiers, function.attributes),
      body: body?.statements)
  }

  func function(_ initializer: InitializerDeclSyntax, _ enclosingType: Int?, _ condition: Condition) -> FunctionFacts {
    let modifiers = self.modifiers(initializer.modifiers)
    let parameters = parameters(initializer.signature.parameterClause)
    let isAsync = initializer.signature.effectSpecifiers?.asyncSpecifier != nil
    let origin = origin(
      of: initializer.body, initializer.signature.parameterClause, declared: parameters.map(\.name), isAsync: isAsync)
    // Some initializers are read even if they contain no word about services: those of modules and of types that store
    // modules, since registrations may depend on the stored values; those of property wrappers, which store the service
    // or its name; and those of the types with which the program starts.
    let body = body(
      initializer.body, of: enclosingType, signature: initializer.signature, creates: true,
      isAlwaysRead: isModule(enclosingType) || isWrapper(enclosingType)
        || isStart("init", initializer.signature, in: enclosingType)
        || enclosingType.map { programWords.contains(facts.types[$0].name) } == true,
      isGeneric: initializer.genericParameterClause != nil || isGeneric(enclosingType))
    return FunctionFacts(
      name: "init", owner: enclosingType, isStatic: true, isProperty: false,
      genericParameters: names(initializer.genericParameterClause),
      parameters: parameters, result: nil,
      isAsync: isAsync,
      isThrowing: initializer.signature.effectSpecifiers?.throwsClause?.mayThrow == true,
      isFailable: initializer.optionalMark?.tokenKind == .postfixQuestionMark,
      constraints: constraints(initializer.genericParameterClause, initializer.genericWhereClause), origin: origin,
      attributes: attributes(initializer.attributes), isNonisolated: modifiers.isNonisolated,
      access: access(modifiers, in: enclosingType), condition: condition, place: place(of: initializer.initKeyword),
      isFollowedOnly: body?.isFollowedOnly ?? false, isChoice: body?.isChoice ?? false, body: body?.statements)
  }

  /// Returns whether a function with a result may assign to a variable outside of it.
  private func changesValues(_ function: FunctionDeclSyntax) -> Bool {
    guard let body = function.body, function.signature.returnClause != nil else { return false }
    return assignsOutside(of: body.position.utf8Offset..<body.endPosition.utf8Offset)
  }

  /// Returns whether the getter of a property changes a variable by `+=` or `-=`, so that its next result may differ:
  /// `calls += 1`. A plain assignment does not count, since it usually stores the result for later reads.
  func changesCounter(in getter: CodeBlockItemListSyntax) -> Bool {
    let range = getter.position.utf8Offset..<getter.endPosition.utf8Offset
    lazy var source = String(decoding: bytes[range], as: UTF8.self)
    return range.dropLast().contains { index in
      guard bytes[index + 1] == UInt8(ascii: "="), "+-".utf8.contains(bytes[index]) else { return false }
      let before = bytes[range.lowerBound..<index].reversed().drop { $0 == UInt8(ascii: " ") }
      let name = String(decoding: before.prefix(while: WordScan.isWord).reversed(), as: UTF8.self)
      // A variable that the getter declares does not outlive the call.
      return !name.isEmpty && !source.contains("var \(name)")
    }
  }

  /// Returns whether a type declares that it conforms to `ServiceModule`.
  private func isModule(_ enclosingType: Int?) -> Bool {
    enclosingType.map { facts.types[$0].inherited.contains { $0.isCalled("ServiceModule") } } ?? false
  }

  /// Returns whether a type has the attribute `@propertyWrapper`.
  func isWrapper(_ enclosingType: Int?) -> Bool {
    enclosingType.map { facts.types[$0].attributes.contains { $0.name == "propertyWrapper" } } ?? false
  }

  /// Reads the statements of a body that may concern services: the body, its parameters or its result contain a word
  /// about services, or the body has one of the short forms on whose results or effects branches may depend.
  ///
  /// - Parameters:
  ///   - creates: Whether the function may create a service: it is an initializer, is static, or is a member of a type
  ///     that declares services (``declaresServices(_:)``).
  ///   - isAlwaysRead: Whether the body is read even if it contains no word about services: that of a local function,
  ///     which may change variables of the function around it; of an operator, which may combine functions that
  ///     register; of a member of `ServiceCollection`, which may register by other members; of the initializer of a
  ///     module or a property wrapper; and of the start of a program.
  ///   - isGeneric: Whether the function or its type is generic, so that it may carry services.
  private func body(
    _ body: CodeBlockSyntax?, of enclosingType: Int?, signature: FunctionSignatureSyntax, creates: Bool,
    isAlwaysRead: Bool, isGeneric: Bool
  ) -> (statements: [Statement], isFollowedOnly: Bool, isChoice: Bool)? {
    guard let body else { return nil }
    let mayConcernServices =
      isAlwaysRead || readsAllBodies || isOfInterest(body) || isOfInterest(signature)
      || (declaresServicesByProperties ? creates : onlyChangesProperties(body))
      || (signature.parameterClause.parameters.isEmpty && signature.returnClause != nil && isPlain(body.statements))
      || (takesFunction(signature) && hasBranches(body.statements, maxStatements: 4))
      || isCalculation(body.statements, of: signature.returnClause?.type)
      || isPrecondition(body.statements, of: signature.returnClause?.type)
    let isFollowed =
      followsGenericBodies && (isGeneric || takesFunction(signature)) || usesFunction(body, signature)
      || words.hasCollection(from: body.position.utf8Offset, to: body.endPosition.utf8Offset)
      || mentionsStoredFunction(body, of: enclosingType) || takesOwnerOfFunctions(signature)
    let isChoice =
      (creates || signature.returnClause != nil) && isChoiceOfInterest(body.statements)
      || storesInstance(body, isInitializer: creates)
    guard mayConcernServices || isFollowed || isChoice else { return nil }
    return (statements(body.statements), !mayConcernServices, !mayConcernServices && !isFollowed)
  }

  /// Returns whether a type is generic.
  func isGeneric(_ enclosingType: Int?) -> Bool {
    enclosingType.map { !facts.types[$0].genericParameters.isEmpty } ?? false
  }

  /// Returns whether a function takes another one: `func when(_ isOn: Bool, _ body: () -> Void)`.
  private func takesFunction(_ signature: FunctionSignatureSyntax) -> Bool {
    signature.parameterClause.parameters.contains { isFunction($0.type) }
  }

  private func isFunction(_ type: TypeSyntax) -> Bool {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return type.is(FunctionTypeSyntax.self) }
    // `@escaping Handler`
    return attributed.baseType.is(FunctionTypeSyntax.self) || attributed.attributes.has("escaping")
  }

  /// Returns whether a short body uses a function that it receives, to which it may pass services although it names
  /// none: `func with<T>(_ value: T, _ body: (T) -> Void) { body(value) }`.
  private func usesFunction(_ body: CodeBlockSyntax, _ signature: FunctionSignatureSyntax) -> Bool {
    let range = body.position.utf8Offset..<body.endPosition.utf8Offset
    guard range.count <= Self.longestHelper else { return false }
    let names = Set(
      signature.parameterClause.parameters.compactMap {
        isFunction($0.type) || StoredFunctions.holdsFunctions($0.type) ? text(of: $0.secondName ?? $0.firstName) : nil
      })
    return !names.isEmpty && !WordScan.places(of: names, in: UnsafeBufferPointer(rebasing: bytes[range])).isEmpty
  }

  /// The greatest length of such a body, in bytes.
  static let longestHelper = 640

  /// Returns whether a function takes an instance of a type in this file that stores functions, which it may call:
  /// `func press(_ button: Button) { button.action() }`.
  private func takesOwnerOfFunctions(_ signature: FunctionSignatureSyntax) -> Bool {
    guard !storedFunctions.isEmpty else { return false }
    return signature.parameterClause.parameters.contains { parameter in
      source(of: parameter.type).split { !$0.isLetter && !$0.isNumber }.contains { storedFunctions[String($0)] != nil }
    }
  }

  /// Returns whether a body does nothing but change properties and return its instance or a copy of it:
  /// `self.path = path; return self`, `var copy = self; copy.path = path; return copy`, `enabled.insert(feature)`.
  /// Branches may test the values of these properties.
  private func onlyChangesProperties(_ body: CodeBlockSyntax) -> Bool {
    guard (1...8).contains(body.statements.count) else { return false }
    let copy = body.statements.first.flatMap(nameOfCopy)
    return body.statements.dropFirst(copy == nil ? 0 : 1).allSatisfy { statement in
      switch statement.item {
      case .expr(let value):
        if let reference = value.as(DeclReferenceExprSyntax.self) {
          return reference.baseName.tokenKind == .keyword(.self)
        }
        if let call = value.as(FunctionCallExprSyntax.self) { return changesProperty(call) }
        let elements = value.operands
        return elements.count > 2 && elements[1].is(AssignmentExprSyntax.self) && sets(elements[0], to: elements[2...])
      case .stmt(let statement):
        let result = statement.as(ReturnStmtSyntax.self)?.expression?.as(DeclReferenceExprSyntax.self)
        return result?.baseName.tokenKind == .keyword(.self) || copy != nil && result?.baseName.text == copy
      case .decl: return false
      }
    }
  }

  /// Returns the name of the variable in `var copy = self`; nil for other statements.
  private func nameOfCopy(_ statement: CodeBlockItemSyntax) -> String? {
    guard let binding = statement.item.as(DeclSyntax.self)?.as(VariableDeclSyntax.self)?.bindings.first,
      binding.initializer?.value.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// Returns whether an assignment stores plain values or calculations with them in properties: `path = value`,
  /// `isOn = isOn ?? false`, `port = max(1, port)`, `(isOn, level) = (true, other.level)`.
  ///
  /// - Parameter value: The operands of the value.
  private func sets(_ target: ExprSyntax, to value: ArraySlice<ExprSyntax>) -> Bool {
    guard let first = value.first else { return false }
    if let targets = target.as(TupleExprSyntax.self)?.elements {
      guard value.count == 1, let values = first.as(TupleExprSyntax.self)?.elements else { return false }
      return targets.count == values.count
        && zip(targets, values).allSatisfy { sets($0.expression, to: $1.expression.operands[...]) }
    }
    guard isPath(target) else { return false }
    if value.count == 3, value[value.startIndex + 1].isDefaultOperator {
      return isLiteral(value[value.startIndex + 2])
    }
    return isCalculation(value) || value.count == 1 && (isPath(first) || first.is(NilLiteralExprSyntax.self))
  }

  /// Returns whether a call changes a list or a set by known values: `enabled.insert(feature)`.
  private func changesProperty(_ call: FunctionCallExprSyntax) -> Bool {
    guard let method = call.calledExpression.as(MemberAccessExprSyntax.self), let base = method.base, isPath(base),
      call.trailingClosure == nil, Call.changesOfCollections.contains(text(of: method.declName.baseName))
    else { return false }
    return call.arguments.allSatisfy { isPath($0.expression) || isLiteral($0.expression) }
  }
}

extension ExprSyntax {
  /// Whether it is the operator `??` of a sequence.
  fileprivate var isDefaultOperator: Bool { self.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" }

  /// The operands and operators of a sequence, or the expression alone.
  fileprivate var operands: [ExprSyntax] { self.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [self] }
}
