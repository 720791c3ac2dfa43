/// The subjects of values that are no constants: `self`, variables, and the results of functions and computed
/// properties.
///
/// Two reads of such a value have the same result unless the program may have changed the value between them. For
/// example, two tests `if store.isOpen { … }` have the same result if no step between them may have closed the store. A
/// variable has another subject after each assignment, and a property of an object after each step that was not
/// followed.
extension Interpreter {
  /// Returns the subject of `self` in a function; nil if the function changes the instance, or is its initializer.
  func subjectOfSelf(_ receiver: Value, in function: FunctionID, isRepeated: Bool) -> TestSubject? {
    let facts = index.functions[function].facts
    guard !facts.changesValues || !changesOwnProperties(function), facts.name != "init", !facts.name.contains(".")
    else { return nil }
    switch receiver {
    case .instance, .either: break
    default: return nil
    }
    return receiver.subject ?? .binding(environment: nextNumber(), name: "self", isRepeated: isRepeated)
  }

  /// Returns whether a `mutating` method may change a property, by itself or by another such method. Some change none,
  /// such as the method `run()` of most commands.
  private func changesOwnProperties(_ function: FunctionID) -> Bool {
    let declaration = index.functions[function]
    guard let owner = declaration.owner, let body = declaration.facts.body,
      [.struct, .enum].contains(index.types[owner].facts.kind)
    else { return true }
    return body.contains { statement in
      statement.contains { expression in
        guard case .call(let call) = expression else { return false }
        if case .group? = call.arguments.first?.value { return true }
        let changed = call.changedVariables
        if changed.contains(where: {
          $0 == "self" || propertyVariable($0, of: owner) != nil || !methods($0, ofType: owner).isEmpty
        }) {
          return true
        }
        guard let name = call.callee.calledName else { return false }
        return methods(name, ofType: owner).contains { index.functions[$0].facts.changesValues }
      }
    }
  }

  /// Returns the subject of a property of `self`, or, if `isGlobal` is true and no property has the name, of a global
  /// variable.
  func subject(ofOwn name: String, isGlobal: Bool, in environment: Environment) -> TestSubject? {
    let type = ownType(in: environment)
    if let type, let property = propertyVariable(name, of: type) {
      return receivedSubject(property, by: environment.receiver)
        ?? environment.receiver?.subject.flatMap {
          index.variables[property].facts.isStatic ? nil : subject(of: name, of: $0, type, in: environment)
        }
        ?? constantSubject(property, of: environment.receiver) ?? currentSubject(property)
        ?? environment.receiverSubject.flatMap { subject(of: name, of: $0, type, in: environment) }
    }
    if isGlobal, !isMemberOfExtendedType(name, in: environment) {
      if let variable = globalVariable(name, in: environment.context) {
        return constantSubject(variable, of: nil) ?? currentSubject(variable)
      }
      let getters = globalFunctions(name, in: environment.context).filter { index.functions[$0].facts.isProperty }
      if !getters.isEmpty {
        return getters.allSatisfy(isRepeatable) ? currentSubject(.result(name, of: nil, arguments: []), getters) : nil
      }
    }
    guard let owner = environment.receiverSubject else { return nil }
    // In an extension of a type of a library, such as `isEmpty` in one of `String`, `subject(of:)` reads a member of
    // `self` without a call of this function.
    guard let type else { return subject(of: .member(.name("self", .none), name, .none), in: environment) }
    // A computed property may have no facts: its body does not concern services.
    return subject(of: name, of: owner, type, in: environment)
  }

  /// Returns the subject of a static or global variable, which is valid until the next step that may change the
  /// variable; nil for a property of instances.
  func currentSubject(_ variable: VariableID) -> TestSubject? {
    guard index.variables[variable].facts.isStatic || index.variables[variable].owner == nil else { return nil }
    return .current(.constant(variable: variable, instance: nil), memory.state)
  }

  /// Returns the subject of a property of an instance that has a subject.
  func subject(of name: String, of owner: TestSubject, _ type: TypeID, in environment: Environment) -> TestSubject? {
    guard let variable = propertyVariable(name, of: type) else {
      return subject(ofResult: name, of: owner, type, [], in: environment)
    }
    let isObject = [.class, .actor].contains(index.types[type].facts.kind)
    let subject = TestSubject.member(owner, name)
    if let calculated = self.subject(ofInitialized: variable, subject) { return calculated }
    return isObject && !hasConstantValue(variable)
      ? .current(subject, memory.state) : subject
  }

  /// Returns the subject of the result of a call; nil if two such calls may have different results.
  func subject(ofCall call: Call, in environment: Environment) -> TestSubject? {
    guard let arguments = subjects(of: call.arguments, in: environment) ?? operands(of: call, in: environment) else {
      return subject(ofLimited: call, in: environment)
    }
    return subject(ofCall: call, arguments, in: environment) ?? subject(ofLimited: call, in: environment)
  }

  private func subject(ofCall call: Call, _ arguments: [TestSubject], in environment: Environment) -> TestSubject? {
    switch call.callee {
    case .name(let name, _) where environment.binding(of: name) == nil:
      if let type = ownType(in: environment), !fitting(methods(name, ofType: type), call, in: environment).isEmpty {
        return environment.receiverSubject.flatMap {
          subject(ofResult: name, of: $0, type, arguments, call, in: environment)
        }
      }
      if let type = index.declaredType(name, in: environment.context) {
        return subject(ofValueCreatedBy: call, of: type, arguments)
      }
      let functions = fitting(globalFunctions(name, in: environment.context), call, in: environment)
      if functions.isEmpty, Self.repeatableFunctions.contains(name) {
        return .result("Swift.\(text(ofLabels: call, name))", of: nil, arguments: arguments)
      }
      return functions.isEmpty || !functions.allSatisfy(isRepeatable)
        ? nil : currentSubject(.result(text(ofLabels: call, name), of: nil, arguments: arguments), functions)
    case .member(let base, let name, _) where base.isPath:
      if let type = type(named: base, in: environment)?.declaration {
        return subject(ofResult: name, of: nil, type, arguments, call, in: environment)
      }
      let library = subject(ofCall: call, named: name, onLibraryValue: base, arguments, in: environment)
      if let library { return library }
      guard let owner = subject(of: base, in: environment) else { return nil }
      let value = evaluate(base, in: environment)
      if let type = value.type.flatMap(index.declaration) {
        return subject(ofResult: name, of: owner, type, arguments, call, in: environment)
      }
      let added = addedFunctions(named: name)
      // `environment["MODE"]`, `name.lowercased()`
      let isOfStandardLibrary =
        added.isEmpty && (value.type?.isValueOfStandardLibrary == true || value.isList)
        && Self.methodsWithoutChanges.contains(name)
        && !OriginNames.randomMembers.contains(name)
      return !isOfStandardLibrary && (added.isEmpty || !added.allSatisfy(isRepeatable))
        ? nil : .result(text(ofLabels: call, name), of: owner, arguments: arguments)
    case .type(let type):
      return subject(ofValueCreatedBy: call, of: index.resolve(type, in: environment.context), arguments)
    default: return nil
    }
  }

  /// The functions and the initializers of the standard library, and of C, whose results are equal for equal arguments:
  /// `Int(text)`, `max(a, b)`.
  static let repeatableFunctions = namesOfWholeNumberTypes.union([
    "Bool", "Double", "Float", "String", "abs", "getenv", "max", "min",
  ])

  /// Returns the subject of the structure or the case that an initializer creates: `Mode(rawValue: name)`; nil if two
  /// calls may create different ones.
  private func subject(ofValueCreatedBy call: Call, of type: ResolvedType, _ arguments: [TestSubject]) -> TestSubject? {
    guard let typeID = type.declaration, [.struct, .enum].contains(index.types[typeID].facts.kind) else { return nil }
    let initializers = fitting(methods("init", ofType: typeID), call)
    let hasOtherValues =
      initializers.isEmpty
      && index.types[typeID].variables.contains { variable in
        let facts = index.variables[variable].facts
        return !facts.isStatic && facts.hasInitialValue && facts.initialValue?.isWholeLiteral != true
      }
    guard initializers.allSatisfy(isRepeatable), !hasOtherValues else { return nil }
    return currentSubject(
      .result(text(ofLabels: call, index.types[typeID].fullName), of: nil, arguments: arguments), initializers)
  }

  /// Returns the subject of the result of a method or a computed property; nil if two calls may have different results.
  /// A requirement of a protocol has no source, so the results of two calls count as equal.
  ///
  /// - Parameter call: The call of a method; nil for a computed property.
  func subject(
    ofResult name: String, of owner: TestSubject?, _ type: TypeID, _ arguments: [TestSubject], _ call: Call? = nil,
    in environment: Environment
  ) -> TestSubject? {
    let members = methods(name, ofType: type)
    let functions =
      call.map { fitting(members, $0, in: environment) } ?? members.filter { index.functions[$0].facts.isProperty }
    guard functions.allSatisfy(isRepeatable),
      owner != nil || !functions.isEmpty,
      call == nil || name == "subscript" || !functions.isEmpty
        || index.types[type].facts.kind == .protocol
    else { return nil }
    let label = call.map { text(ofLabels: $0, name) } ?? name
    return currentSubject(
      .result(owner == nil ? "\(index.types[type].fullName).\(label)" : label, of: owner, arguments: arguments),
      functions)
  }

  /// Returns the subject of a result of one of several functions. If one of them reads a variable, the subject is valid
  /// until the next step that may change the variable.
  func currentSubject(_ result: TestSubject, _ functions: [FunctionID]) -> TestSubject {
    if functions.contains(where: limitsResult) { space.doubtfulSubjects.insert(result) }
    return functions.contains(where: readsMutableVariables) ? .current(result, memory.state) : result
  }

  /// Returns whether a function reads a variable of an object, a static variable or a global one.
  private func readsMutableVariables(_ function: FunctionID) -> Bool {
    if let known = answers.functionsThatReadVariables[function] { return known }
    let declaration = index.functions[function]
    let context = index.context(of: declaration)
    func isMutable(_ name: String) -> Bool {
      let property = declaration.owner.flatMap { propertyVariable(name, of: $0) }
      guard let variable = property ?? globalVariable(name, in: context) else { return false }
      let facts = index.variables[variable].facts
      let isPartOfValue =
        property != nil && !facts.isStatic && [.struct, .enum].contains(index.types[declaration.owner!].facts.kind)
      return !hasConstantValue(variable) && !isPartOfValue
    }
    let reads =
      declaration.facts.body?.contains { statement in
        statement.contains { expression in
          switch expression {
          case .name(let name, _), .member(.name("self", _), let name, _), .member(.name("Self", _), let name, _):
            isMutable(name)
          default: false
          }
        }
      } ?? false
    answers.functionsThatReadVariables[function] = reads
    return reads
  }

  /// Returns whether two calls of a function with the same arguments have the same result, if no step between them
  /// changes a variable.
  func isRepeatable(_ function: FunctionID) -> Bool {
    let facts = index.functions[function].facts
    return !facts.changesValues && !facts.isAsync && origin(of: function) != .chance
      && !facts.parameters.contains(where: \.isInout)
  }

  /// Returns the subjects of arguments; nil if one of them has no subject.
  private func subjects(of arguments: [CallArgument], in environment: Environment) -> [TestSubject]? {
    var subjects: [TestSubject] = []
    for argument in arguments {
      guard argument.value.isPath || argument.value.isLiteral || argument.value.isImplicitMember else { return nil }
      if case .implicitMember(let name) = argument.value {
        subjects.append(.text(".\(name)"))
      } else if let pattern = evaluate(argument.value, in: environment).pattern {
        subjects.append(.text(pattern))
      } else if let subject = subject(of: argument.value, in: environment) {
        subjects.append(subject)
      } else {
        return nil
      }
    }
    return subjects
  }

  /// Returns a name with the labels of a call: `isOn(_:in:)`.
  func text(ofLabels call: Call, _ name: String) -> String {
    "\(name)(\(call.arguments.map { "\($0.label ?? "_"):" }.joined()))"
  }
}
