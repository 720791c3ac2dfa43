/// Tests of the program, as conditions.
extension Interpreter {
  /// Evaluates the condition under which a test holds; nil if it may differ from one time to the next, so that it
  /// decides nothing for the program as a whole.
  func condition(_ test: BranchTest, in environment: Environment) -> Presence? {
    switch test {
    case .constant(let value): return value ? .always : .never
    case .not(let test): return condition(test, in: environment).map(space.not)
    case .all(let tests): return joined(tests.map { condition($0, in: environment) }, deciding: .never, space.and)
    case .any(let tests): return joined(tests.map { condition($0, in: environment) }, deciding: .always, space.or)
    case .value(let value, let text):
      let known = truth(of: evaluate(value, in: environment, expecting: .standard("Bool")))
      if let known, isFixed(value, in: environment) { return known }
      return conditionOfTest(key(of: value, in: environment), in: environment, subject: text, "is true", "is false")
    case .isPresent(let value, let text):
      let known = isPresent(evaluate(value, in: environment))
      if let known, isFixed(value, in: environment) { return known ? .always : .never }
      let key = key(of: value, in: environment).map(TestKey.isPresent)
      return conditionOfTest(key, in: environment, subject: text, "is not nil", "is nil")
    case .matches(let value, let text, let pattern):
      let subject = Subject(evaluate(value, in: environment), of: value, text, in: environment, self)
      return self.condition(subject, matches: pattern, in: environment)
    case .other(let holds, let fails, let isConstant):
      // A condition that never changes decides the same at each repetition.
      if environment.isRepeated, !isConstant { return nil }
      return space.test(isConstant ? .text(holds) : nil, holds: holds, fails: fails)
    }
  }

  private func joined(
    _ parts: [Presence?], deciding: Presence, _ join: (Presence, Presence) -> Presence
  ) -> Presence? {
    if parts.contains(deciding) { return deciding }
    guard !parts.contains(nil), var result = parts.first ?? nil else { return nil }
    for part in parts.dropFirst() { result = join(result, part!) }
    return result
  }

  /// Returns the condition that a test holds whose result the source does not show; nil if the test may be repeated.
  private func conditionOfTest(
    _ key: TestKey?, in environment: Environment, subject: String, _ holds: String, _ fails: String
  ) -> Presence? {
    if environment.isRepeated { return nil }
    let name = Self.isPath(subject) ? subject : "`\(subject)`"
    return space.test(key, holds: "\(name) \(holds)", fails: "\(name) \(fails)")
  }

  private static func isPath(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

  /// Returns the condition under which a Boolean value is true; nil for other values.
  func truth(of value: Value) -> Presence? {
    switch value {
    case .boolean(let presence): return presence
    case .either(let alternatives):
      var truth = Presence.never
      for alternative in alternatives {
        guard let own = self.truth(of: alternative.value) else { return nil }
        truth = space.or(truth, space.and(alternative.presence, own))
      }
      return truth
    default: return nil
    }
  }
}

extension Interpreter {
  /// The value that a `switch` chooses by.
  struct Subject {
    let value: Value
    let key: Choice.Key
    let text: String
    /// Whether nothing can have changed the value since it was read.
    let isFixed: Bool

    init(
      _ value: Value, of expression: Expression, _ text: String, in environment: Environment, _ interpreter: Interpreter
    ) {
      self.value = value
      self.text = text
      isFixed = interpreter.isFixed(expression, in: environment)
      let key = interpreter.key(of: expression, in: environment)
      self.key = .subject(key ?? .binding(environment: interpreter.nextNumber(), name: ""))
    }
  }

  /// Returns the condition under which a subject has a value.
  ///
  /// - Parameter isLast: Whether no other value is left for it.
  func condition(
    _ subject: Subject, matches pattern: String, isLast: Bool = false, in environment: Environment
  ) -> Presence? {
    if pattern == "_" { return .always }
    if subject.isFixed, let known = condition(subject.value, matches: pattern) { return known }
    if environment.isRepeated { return nil }
    return space.choose(pattern, of: subject.key, called: subject.text, isLast: isLast)
  }

  private func condition(_ value: Value, matches pattern: String) -> Presence? {
    switch value {
    case .string(let text): return pattern.hasPrefix("\"") ? (pattern == "\"\(text)\"" ? .always : .never) : nil
    case .boolean(let presence):
      return pattern == "true" ? presence : pattern == "false" ? space.not(presence) : nil
    case .either(let alternatives):
      var result = Presence.never
      for alternative in alternatives {
        guard let own = condition(alternative.value, matches: pattern) else { return nil }
        result = space.or(result, space.and(alternative.presence, own))
      }
      return result
    default:
      if let number = value.text { return Int(pattern).map { _ in pattern == number ? .always : .never } }
      return value.caseName.map { ".\($0)" == pattern ? .always : .never }
    }
  }

  /// Returns whether an expression still has the value that was read. A property that other code may change does not
  /// count.
  func isFixed(_ expression: Expression, in environment: Environment) -> Bool {
    switch expression {
    case .name("self", _): return true
    case .name(let name, _):
      if environment.binding(of: name) != nil { return true }
      guard let variable = variable(named: name, in: environment) else { return true }
      return index.variables[variable].facts.isConstant || isUnchanged(variable, of: environment.receiver)
    case .member(let base, let name, _):
      if let type = type(named: base, in: environment)?.declaration { return isFixed(name, ofType: type) }
      guard base.isPath else { return true }
      guard isFixed(base, in: environment) else { return false }
      let owner = evaluate(base, in: environment)
      guard case .instance(let type, _) = owner, let number = type.declaration else { return true }
      return isFixed(name, ofType: number)
        || propertyVariable(name, of: number).map { isUnchanged($0, of: owner) } ?? false
    default: return true
    }
  }

  /// Returns whether a property of a structure has the value that its memberwise initializer gave it, because no
  /// variable has held the structure since.
  private func isUnchanged(_ variable: Int, of owner: Value?) -> Bool {
    guard case .instance(let type, let creation?)? = owner, let call = creation.call, !creation.mayHaveChanged,
      let number = type.declaration, index.types[number].facts.kind == .struct,
      methods("init", ofType: number).isEmpty, index.variables[variable].facts.attributes.isEmpty
    else { return false }
    let names = index.types[number].variables.map(index.variables.name)
    return call.arguments.allSatisfy { $0.label.map(names.contains) ?? $0.isTrailingClosure }
  }

  private func isFixed(_ name: String, ofType type: Int) -> Bool {
    propertyVariable(name, of: type).map { index.variables[$0].facts.isConstant } ?? true
  }
}

extension Interpreter {
  /// Returns the subject of a test of an expression; nil if the expression may have another value the next time.
  func key(of expression: Expression, in environment: Environment) -> TestKey? {
    switch expression {
    case .name("self", _): return nil
    case .name(let name, _):
      if let (owner, isConstant) = environment.binding(of: name) {
        guard isConstant else { return nil }
        if let known = owner.testKeys[name] { return known }
        let key = TestKey.binding(environment: nextNumber(), name: name)
        owner.testKeys[name] = key
        return key
      }
      return variable(named: name, in: environment).flatMap { constant($0, of: environment.receiver) }
    case .member(.name("self", _), let name, _):
      return ownType(in: environment).flatMap { propertyVariable(name, of: $0) }
        .flatMap { constant($0, of: environment.receiver) }
    case .member(let base, let name, _):
      if let type = type(named: base, in: environment)?.declaration {
        return propertyVariable(name, of: type).flatMap { constant($0, of: nil) }
      }
      guard let outer = key(of: base, in: environment),
        case .instance(let type, _) = evaluate(base, in: environment), let number = type.declaration,
        let variable = propertyVariable(name, of: number)
      else { return nil }
      let isValue = [.struct, .enum].contains(index.types[number].facts.kind)
      return isValue || index.variables[variable].facts.isConstant ? .member(outer, name) : nil
    default: return nil
    }
  }

  private func constant(_ variable: Int, of receiver: Value?) -> TestKey? {
    let facts = index.variables[variable].facts
    guard facts.isConstant else { return nil }
    var instance: SourcePlace?
    if !facts.isStatic, case .instance(_, let creation?)? = receiver { instance = creation.place }
    return .constant(variable: variable, instance: instance)
  }

  /// Finds the property of the enclosing type, or the global variable, that a name refers to if no local variable has
  /// it.
  func variable(named name: String, in environment: Environment) -> Int? {
    if let type = ownType(in: environment), let own = propertyVariable(name, of: type) { return own }
    return index.variablesOfFile[environment.context.file][name]?.first
      ?? globalVariables(name, in: environment.context).first
  }

  /// Finds the stored property of a type, or of a superclass.
  func propertyVariable(_ name: String, of type: Int) -> Int? {
    var next: Int? = type
    while let number = next {
      for variable in index.types[number].variables where index.variables.name(variable) == name { return variable }
      next = index.superclass(of: number)
    }
    return nil
  }
}

extension Expression {
  /// Whether it consists of names alone, so that it can be evaluated twice without noting anything twice.
  fileprivate var isPath: Bool {
    switch self {
    case .name: true
    case .member(let base, _, _): base.isPath
    default: false
    }
  }
}
