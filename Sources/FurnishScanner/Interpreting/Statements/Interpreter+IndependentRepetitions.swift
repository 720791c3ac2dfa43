/// Loops over unknown elements, and closures that code may call at any time, if each repetition creates a container of
/// its own: `for user in loadUsers() { let container = ServiceContainer() … }`.
///
/// Such repetitions are independent of each other, so one of them, with an unknown element, represents all. Its tests
/// are conditions, as in code that runs once, because its registrations and its requests concern the same element.
extension Interpreter {
  /// Returns the variables around a body that the body changes, if its repetitions are independent; otherwise nil.
  /// Repetitions are independent if the body creates a container, and, outside of the body, registers in no container,
  /// and changes nothing but numbers, texts and Boolean values.
  func changesOfIndependentRepetitions(_ body: [Statement], in environment: Environment) -> Set<String>? {
    guard !environment.isRepeated, !body.hasUnreadCondition, body.contains(where: { $0.contains(where: isCreation) })
    else { return nil }
    let declared = body.namesDeclared
    var changes: Set<String> = []
    let concernsOthers = body.contains { statement in
      statement.contains { expression in
        if let changed = expression.changedVariable, !declared.contains(changed),
          environment.binding(of: changed)?.isConstant != true
        {
          guard isPlainData(changed, in: environment) else { return true }
          changes.insert(changed)
        }
        if case .call(let call) = expression, let name = call.callee.calledName, registersElsewhere(name) {
          return true
        }
        guard case .name(let name, _) = expression, !declared.contains(name) else { return false }
        return environment[name]?.acceptsRegistrations ?? false
      }
    }
    return concernsOthers ? nil : changes
  }

  private func isPlainData(_ name: String, in environment: Environment) -> Bool {
    switch environment[name] {
    case .string?, .boolean?: true
    default: environment.type(of: name)?.isPlainData ?? false
    }
  }

  /// Reads a closure that code may call any number of times.
  ///
  /// - Parameter list: The list of which the argument of the closure is any element.
  func applyRepeatedly(
    _ closure: Closure, _ scope: Environment, visiting list: Expression? = nil, in environment: Environment
  ) {
    let changes = environment.isRepeated ? nil : changesOfIndependentRepetitions(closure.body, in: scope)
    forget(changes ?? [], in: scope)
    let part = environment.part(under: environment.presence, isRepeated: changes == nil)
    part.dependsOnInput = true
    part.isOfUnseenCalls = true
    _ = apply(closure, scope, arguments: [], visiting: list, in: part)
    forget(changes ?? [], in: scope)
  }

  /// Marks the variables that repetitions may have changed as unknown.
  func forget(_ changes: Set<String>, in environment: Environment) {
    for name in changes.sorted() {
      if environment.dependsOnInput { environment.binding(of: name)?.environment.determined.remove(name) }
      forget(.name(name, Place.none), in: environment)
    }
  }

  /// Returns whether a function of the program may register in a container that it neither creates nor receives.
  private func registersElsewhere(_ name: String) -> Bool {
    if let known = answers.namesThatRegister[name] { return known }
    let registers = (functionsByName[name] ?? []).contains { function in
      let facts = index.functions[function].facts
      return facts.body?.contains(where: \.registers) == true && !createsContainer(function)
        && !facts.parameters.contains { $0.type.mentionsServices }
    }
    answers.namesThatRegister[name] = registers
    return registers
  }

  /// Returns whether an expression creates a container, or calls a function of the program that does.
  private func isCreation(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression, let name = call.callee.calledName else { return false }
    return name == "ServiceContainer" || name == "overriding"
      || (functionsByName[name] ?? []).contains { createsContainer($0) }
  }
}

extension [Statement] {
  /// The names that the statements declare, with those of the blocks and closures inside.
  fileprivate var namesDeclared: Set<String> {
    var names: Set<String> = []
    for statement in self {
      statement.addNames(to: &names)
      // `contains` visits the closures inside of closures as well.
      _ = statement.contains { expression in
        guard case .closure(let closure) = expression else { return false }
        names.formUnion(closure.parameters.map(\.name))
        for statement in closure.body { statement.addNames(to: &names) }
        return false
      }
    }
    return names
  }
}

extension Statement {
  private func add(_ statements: [Statement], to names: inout Set<String>) {
    for statement in statements { statement.addNames(to: &names) }
  }

  fileprivate func addNames(to names: inout Set<String>) {
    switch self {
    case .bind(let name, _, _, _): names.insert(name)
    case .branch(_, let first, let second): add(first + second, to: &names)
    case .selection(let selection): for selectionCase in selection.cases { add(selectionCase.body, to: &names) }
    case .block(let statements), .deferred(let statements): add(statements, to: &names)
    case .attempt(let statements, let handling): add(statements + handling.handlers, to: &names)
    case .loop(let variable, _, let body):
      if let variable { names.insert(variable) }
      add(body, to: &names)
    case .conditional(let clauses): for clause in clauses { add(clause.statements, to: &names) }
    case .function(let facts): names.insert(facts.name)
    case .assign, .expression, .result, .leave, .type: break
    }
  }
}

extension ResolvedType {
  /// Whether its values consist of numbers, texts and Boolean values alone.
  fileprivate var isPlainData: Bool {
    guard isValueOfStandardLibrary, case .nominal(_, _, let arguments) = self else { return false }
    return arguments.allSatisfy(\.isPlainData)
  }
}
