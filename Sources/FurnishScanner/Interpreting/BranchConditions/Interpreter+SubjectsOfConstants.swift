/// The subjects of constants: constant properties, global constants, and the arguments and the environment of the
/// process.
extension Interpreter {
  /// Returns the subject of `CommandLine.arguments`, or of the arguments or the environment of
  /// `ProcessInfo.processInfo`, unless the program declares types of these names; nil for other properties.
  func subjectOfProcess(_ name: String, of base: Expression, in environment: Environment) -> TestSubject? {
    switch base {
    case .name("CommandLine", _) where type(named: base, in: environment)?.declaration == nil:
      return .external(name)
    case .member(.name("ProcessInfo", let place), "processInfo", _)
    where type(named: .name("ProcessInfo", place), in: environment)?.declaration == nil:
      return ["arguments", "environment"].contains(name) ? .external(name) : nil
    default: return nil
    }
  }

  /// Returns the value of a property that has a subject by ``subjectOfProcess(_:of:in:)``. Only its type is known.
  /// Returns nil for other properties.
  func valueOfProcess(_ name: String, of base: Expression, in environment: Environment) -> Value? {
    guard subjectOfProcess(name, of: base, in: environment) != nil else { return nil }
    let text = ResolvedType.standard("String")
    switch name {
    case "arguments": return .instance(.standard("Array", [text]), creation: nil)
    case "environment": return .instance(.standard("Dictionary", [text, text]), creation: nil)
    default: return nil
    }
  }

  /// Notes the subjects of the values that an initializer stores in the properties of its instance.
  func noteSubjects(of value: Expression, assignedTo target: Expression, in environment: Environment) {
    guard isInitializing else { return }
    if case .group(let targets, _) = target, case .group(let values, _) = value, targets.count == values.count {
      for (target, value) in zip(targets, values) { noteSubjects(of: value, assignedTo: target, in: environment) }
    } else if let name = target.ownProperty(in: environment) {
      noteSubject(of: value, storedIn: name, of: environment.receiver, in: environment)
    }
  }

  /// Notes the subject of the value that a new instance stores in a property. A variable property of a structure has
  /// this subject until code stores the structure in a variable.
  func noteSubject(of value: Expression, storedIn name: String, of instance: Value?, in environment: Environment) {
    guard case .instance(let type, let creation)? = instance, let owner = type.declaration,
      let variable = propertyVariable(name, of: owner)
    else { return }
    let isConstant = hasConstantValue(variable)
    guard isConstant || index.types[owner].facts.kind == .struct && isStoredAsReceived(in: environment) else { return }
    let subject = subject(of: value, in: environment)
    if isConstant { noteSubject(subject, storedIn: variable) }
    creation?.properties?.subjects[name] = subject
    if self.isConstant(value, in: environment) { creation?.properties?.determined.insert(name) }
  }

  /// Returns whether the initializer that is being read consists of assignments, so that each property has the last
  /// assigned value in the end. The result is true as well where none is read, as for a memberwise initializer.
  private func isStoredAsReceived(in environment: Environment) -> Bool {
    guard isInitializing, let initializer = progress.functionsBeingRead.last else { return true }
    return index.functions[initializer].facts.body?.allSatisfy { if case .assign = $0 { true } else { false } } ?? false
  }

  /// Returns the subject of a constant property or of a global constant; nil for a variable.
  func constantSubject(_ variable: VariableID, of receiver: Value?) -> TestSubject? {
    let facts = index.variables[variable].facts
    guard hasConstantValue(variable) else { return nil }
    if let known = receivedSubject(variable, by: receiver) ?? memory.subjectsOfGlobals[variable] { return known }
    var instance: SourcePlace?
    if !facts.isStatic, case .instance(_, let creation?)? = receiver { instance = creation.place }
    let subject = TestSubject.constant(variable: variable, instance: instance)
    return self.subject(ofInitialized: variable, subject) ?? subject
  }

  /// Returns the subject of a property that the only initializer of its type calculates, for an instance that the source
  /// does not show: the calculation limits the value. Returns nil for other properties.
  ///
  /// ```swift
  /// init(port: Int) { self.port = max(1, port) }
  /// ```
  ///
  /// - Parameter property: The subject of the property of this instance.
  func subject(ofInitialized variable: VariableID, _ property: TestSubject) -> TestSubject? {
    guard let type = index.variables[variable].owner, !index.variables[variable].facts.isStatic,
      hasConstantValue(variable), case let initializers = methods("init", ofType: type), initializers.count == 1,
      let body = index.functions[initializers[0]].facts.body,
      // A decoded value has passed through no initializer of the source.
      !index.conforms(type, toOneOf: ["Codable", "Decodable"])
    else { return nil }
    let name = index.variables.name(variable)
    let values = body.compactMap { $0.valueAssigned(toProperty: name) }
    guard values.count == 1, values[0].limitsResult, body.allSatisfy(\.isAssignment) else { return nil }
    let environment = environment(of: initializers[0], receiver: anyInstance(of: type), presence: .always)
    for parameter in index.functions[initializers[0]].facts.parameters {
      let declared = index.resolve(parameter.type, in: environment.context)
      environment.bind(parameter.name, to: value(of: declared), as: declared, isConstant: true)
      environment.testSubjects[parameter.name] = .member(property, "#\(parameter.name)")
    }
    return subject(of: values[0], in: environment)
  }

  /// Returns the subject of the value that a property has received at the creation of its instance; nil if it is
  /// unknown.
  func receivedSubject(_ variable: VariableID, by receiver: Value?) -> TestSubject? {
    let facts = index.variables[variable].facts
    guard !facts.isStatic, case .instance(_, let creation?)? = receiver,
      hasConstantValue(variable) || !creation.mayHaveChanged
    else { return nil }
    return creation.properties?.subjects[facts.name]
  }

  /// Returns whether a subject has the same value in each repetition of a body.
  func isInvariable(_ subject: TestSubject) -> Bool {
    switch subject {
    case .binding(_, _, let isRepeated): !isRepeated
    case .constant(let variable, _):
      index.variables[variable].facts.isStatic
        || (index.variables[variable].owner == nil && index.variables[variable].foreignOwner == nil)
    case .member(let owner, _), .count(let owner), .first(let owner): isInvariable(owner)
    // Other code may change the value between two repetitions.
    case .current(.constant, _), .element: false
    case .isPresent(let subject), .comparison(let subject, _, _), .current(let subject, _): isInvariable(subject)
    case .equality(let first, let second): isInvariable(first) && isInvariable(second)
    case .result(_, let owner, let arguments):
      (owner.map(isInvariable) ?? true) && arguments.allSatisfy(isInvariable)
    case .text, .external: true
    }
  }
}

extension Statement {
  fileprivate var isAssignment: Bool { if case .assign = self { true } else { false } }

  /// Returns the value that the statement assigns to a property of `self`; nil for other statements.
  fileprivate func valueAssigned(toProperty name: String) -> Expression? {
    switch self {
    case .assign(.name(name, _), let value), .assign(.member(.name("self", _), name, _), let value): value
    default: nil
    }
  }
}
