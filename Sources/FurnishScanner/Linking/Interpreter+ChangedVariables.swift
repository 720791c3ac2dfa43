/// The variables of the main program, which functions change and register in.
///
/// A function that does either is followed into its body. If that is not possible, the variables that it may change are
/// unknown afterwards.
extension Interpreter {
  /// The names of the global variables that a function uses, with those of the functions that it calls.
  struct UsesOfVariables {
    var changed: Set<String> = []
    var read: Set<String> = []
    /// Whether a function was not read that may change variables of the main program.
    var isUnread = false
  }

  /// The greatest number of functions that are searched for the uses of one.
  private static let mostFunctions = 256

  /// Returns the body from which code assigns to a variable: functions assign to those of the main program as well.
  func scope(ofVariable name: String, in environment: Environment) -> Environment? {
    if environment.binding(of: name) != nil { return environment }
    guard let main = mainProgram, main.binding(of: name)?.isConstant == false,
      ownType(in: environment).flatMap({ propertyVariable(name, of: $0) }) == nil
    else { return nil }
    return main.part(under: environment.presence, isRepeated: environment.isRepeated)
  }

  /// Returns the list in a variable of the main program where a function reads it that the main program has called.
  func listOfMainProgram(_ name: String, in environment: Environment) -> Value? {
    guard environment.flow.isOfMainProgram, !environment.isRepeated,
      case .list? = scope(ofVariable: name, in: environment)?[name]
    else { return nil }
    return mainProgram?[name]
  }

  /// Makes the variables of the main program unknown that a function may change whose call is not followed.
  func forgetVariables(changedBy function: FunctionID) {
    guard let main = mainProgram else { return }
    let variables = main.variables
    guard !variables.isEmpty else { return }
    let uses = usesOfVariables(in: function)
    for name in variables where uses.isUnread || uses.changed.contains(name) {
      main.testKeys[name] = nil
      main.determined.remove(name)
      if let value = main[name], value.mayBeForgotten { _ = assign(value.forgotten.replaced, toName: name, in: main) }
    }
  }

  /// Makes the variables unknown that a function of the program with this name may change, where the source does not show
  /// which one is called.
  func forgetVariables(changedByFunctionsNamed name: String?) {
    guard mainProgram != nil, let name else { return }
    for function in functionsByName[name] ?? [] { forgetVariables(changedBy: function) }
  }

  /// Returns whether a function changes a variable of the main program, or registers in a container of one.
  func usesMainProgram(_ function: FunctionID) -> Bool {
    guard let main = mainProgram else { return false }
    let (variables, registers) = (main.variables, main.registersInVariables)
    guard registers || !variables.isEmpty else { return false }
    let uses = usesOfVariables(in: function)
    return variables.contains(where: uses.changed.contains)
      || uses.read.contains { main[$0]?.acceptsRegistrations ?? false }
  }

  private func usesOfVariables(in function: FunctionID) -> UsesOfVariables {
    if let known = usesOfVariables[function] { return known }
    var (open, seen, uses) = ([function], Set([function]), UsesOfVariables())
    while let next = open.popLast() {
      let (facts, context) = (index.functions[next].facts, index.context(of: index.functions[next]))
      guard let body = facts.body, seen.count <= Self.mostFunctions else {
        uses.isUnread = uses.isUnread || mayChangeUnseen(next)
        continue
      }
      for statement in body {
        _ = statement.contains { expression in
          if let changed = expression.changedVariable { uses.changed.insert(changed) }
          guard let name = expression.namedByItself else { return false }
          if case .name = expression,
            index.variablesOfFile[context.file][name] != nil || !globalVariables(name, in: context).isEmpty
          {
            uses.read.insert(name)
          }
          for other in functionsByName[name] ?? [] where seen.insert(other).inserted { open.append(other) }
          return false
        }
      }
    }
    usesOfVariables[function] = uses
    return uses
  }

  /// Finds the names of the variables that functions change.
  func findVariablesChangedByFunctions() -> Set<String> {
    var names: Set<String> = []
    for function in index.functions.ids {
      for statement in index.functions[function].facts.body ?? [] {
        _ = statement.contains { expression in
          if let changed = expression.changedVariable { names.insert(changed) }
          return false
        }
      }
    }
    return names
  }

  /// Returns whether a function that was not read may change variables of the main program. In the file of these variables
  /// each function is read.
  private func mayChangeUnseen(_ function: FunctionID) -> Bool {
    guard let main = mainProgram else { return false }
    let entry = index.functions[function]
    return index.moduleOfFile[entry.file] == main.context.module
      && (entry.facts.body != nil || entry.facts.result == nil || entry.facts.changesValues)
  }

  func findFunctionsByName() -> [String: [FunctionID]] {
    var functions: [String: [FunctionID]] = [:]
    for function in index.functions.ids {
      var name = index.functions.name(function)
      if name == "init" {
        guard let owner = index.functions[function].owner else { continue }
        name = index.types[owner].facts.name
      } else if let dot = name.firstIndex(of: ".") {
        // The observers and the setter of a property are named after it.
        name = String(name[..<dot])
      }
      functions[name, default: []].append(function)
    }
    return functions
  }
}

extension Call {
  /// The variable that it changes, if it is an assignment, a call of a method of a variable, or one with an `inout` argument.
  var changedVariable: String? {
    switch callee {
    case .name(let name, _) where name.isAssignment: return arguments.first?.value.variable
    case .member(let base, let name, _):
      if let own = base.variable, !Interpreter.methodsWithoutChanges.contains(name) { return own }
    default: break
    }
    return arguments.first(where: \.isInout)?.value.variable
  }
}

extension Expression {
  /// The variable that it changes, if it is a call that changes one.
  var changedVariable: String? { if case .call(let call) = self { call.changedVariable } else { nil } }

  /// The name of the variable, the function or the type that it refers to.
  fileprivate var namedByItself: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _), .functionReference(_, let name, _, _): name
    case .type(let type): type.lastName
    default: nil
    }
  }
}

extension Value {
  /// Returns the value without the subject of its tests if that belongs to one call of a method.
  func withoutSubject(of receiver: TestKey?) -> Value {
    guard let receiver else { return self }
    switch self {
    case .instance(let type, var creation?) where creation.subject?.isPart(of: receiver) == true:
      creation.subject = nil
      return .instance(type, creation: creation)
    case .either(let alternatives):
      return .either(
        alternatives.map { Alternative(presence: $0.presence, value: $0.value.withoutSubject(of: receiver)) })
    default: return self
    }
  }
}

extension TestKey {
  /// Returns whether it is a value, a property of it, or a result of a method of it.
  fileprivate func isPart(of receiver: TestKey) -> Bool {
    if self == receiver { return true }
    switch self {
    case .member(let owner, _), .count(let owner), .first(let owner), .current(let owner, _),
      .result(_, .some(let owner), _), .isPresent(let owner),
      .comparison(let owner, _, _):
      return owner.isPart(of: receiver)
    default: return false
    }
  }
}
