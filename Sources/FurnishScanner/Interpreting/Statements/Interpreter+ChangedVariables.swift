/// The variables of the main program that functions use: `var modules = []`, where
/// `func addLogs() { modules.append(Logs()) }`.
///
/// A call of a function that changes such a variable, or registers in a container that one holds, is followed. If the
/// call cannot be followed, the variables that it may change are unknown afterwards.
extension Interpreter {
  /// The names of the global variables that a function uses, itself or through the functions that it calls.
  struct UsesOfVariables {
    var changed: Set<String> = []
    var read: Set<String> = []
    /// Whether one of the functions was not read, and may change variables of the main program.
    var isUnread = false
  }

  /// The greatest number of functions whose bodies are searched for the variables that one function uses, itself or
  /// through others.
  private static let mostFunctions = 256

  /// Returns the environment in which code assigns to a variable: that of the code itself, or, in a function, a part of
  /// the main program that declares the variable. It is nil if neither has a variable of this name.
  func scope(ofVariable name: String, in environment: Environment) -> Environment? {
    if environment.binding(of: name) != nil { return environment }
    guard let main = mainProgram, main.binding(of: name)?.isConstant == false,
      ownType(in: environment).flatMap({ propertyVariable(name, of: $0) }) == nil
    else { return nil }
    return main.part(under: environment.presence, isRepeated: environment.isRepeated)
  }

  /// Returns the list that a variable of the main program has at the call that is being followed, if the main program
  /// makes this call; otherwise nil.
  func listOfMainProgram(_ name: String, in environment: Environment) -> Value? {
    guard environment.flow.isOfMainProgram, !environment.isRepeated,
      case .list? = scope(ofVariable: name, in: environment)?[name]
    else { return nil }
    return mainProgram?[name]
  }

  /// Marks each variable of the main program that a function may change as unknown, after a call of the function that
  /// is not followed.
  func forgetVariables(changedBy function: FunctionID) {
    guard let main = mainProgram else { return }
    let variables = main.variables
    guard !variables.isEmpty else { return }
    let uses = variableUses(of: function)
    for name in variables where uses.isUnread || uses.changed.contains(name) {
      main.testSubjects[name] = nil
      main.determined.remove(name)
      if let value = main[name], value.mayBeForgotten { _ = assign(value.forgotten.replaced, toName: name, in: main) }
    }
  }

  /// Marks each variable of the main program that some function of this name may change as unknown, after a call for
  /// which the source does not show the function.
  func forgetVariables(changedByFunctionsNamed name: String?) {
    guard mainProgram != nil, let name else { return }
    for function in functionsByName[name] ?? [] { forgetVariables(changedBy: function) }
  }

  /// Returns whether a function changes a variable of the main program, or uses one that holds a container or a
  /// collection.
  func usesMainProgram(_ function: FunctionID) -> Bool {
    guard let main = mainProgram else { return false }
    let (variables, registers) = (main.variables, main.hasContainers)
    guard registers || !variables.isEmpty else { return false }
    let uses = variableUses(of: function)
    return variables.contains(where: uses.changed.contains)
      || uses.read.contains { main[$0]?.acceptsRegistrations ?? false }
  }

  /// Returns the global variables that a function uses, itself or through the functions that it calls.
  private func variableUses(of function: FunctionID) -> UsesOfVariables {
    if let known = answers.usesOfVariables[function] { return known }
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
          guard let name = expression.nameOfDeclaration else { return false }
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
    answers.usesOfVariables[function] = uses
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

  /// Returns whether a function whose body was not searched may change variables of the main program.
  ///
  /// It may if it is in the same module and one of these holds: its body is beyond the limit of the search, it returns
  /// nothing, or it is known to change values. Any other function without a body is in another file than the main
  /// program, since all bodies in the file of the main program are read if it changes variables.
  private func mayChangeUnseen(_ function: FunctionID) -> Bool {
    guard let main = mainProgram else { return false }
    let declaration = index.functions[function]
    return index.moduleOfFile[declaration.file] == main.context.module
      && (declaration.facts.body != nil || declaration.facts.result == nil || declaration.facts.changesValues)
  }

  /// Finds the functions of each name. An initializer has the name of its type, and an observer or a setter that of its
  /// property.
  func findFunctionsByName() -> [String: [FunctionID]] {
    var functions: [String: [FunctionID]] = [:]
    for function in index.functions.ids {
      var name = index.functions.name(function)
      if name == "init" {
        let declaration = index.functions[function]
        guard let owner = declaration.owner.map({ index.types[$0].facts.name }) ?? declaration.foreignOwner else {
          continue
        }
        name = owner
      } else if let dot = name.firstIndex(of: ".") {
        // `port.didSet` is an observer of `port`.
        name = String(name[..<dot])
      }
      functions[name, default: []].append(function)
    }
    return functions
  }
}

extension Call {
  /// The variable that this call may change: the target of an assignment, the receiver of a method, or else the first
  /// `inout` argument.
  var changedVariable: String? {
    switch callee {
    case .name(let name, _) where name.isAssignment: return arguments.first?.value.variable
    case .member(let base, let name, _):
      if let variable = base.variable, !Interpreter.methodsWithoutChanges.contains(name) { return variable }
    default: break
    }
    return arguments.first(where: \.isInout)?.value.variable
  }

  /// The variables that this call may change: the changed variable, and all `inout` arguments.
  var changedVariables: Set<String> {
    Set([changedVariable].compactMap(\.self) + arguments.filter(\.isInout).compactMap(\.value.variable))
  }
}

extension Expression {
  /// The variable that this expression may change, if it is a call.
  var changedVariable: String? { if case .call(let call) = self { call.changedVariable } else { nil } }

  /// The last name of the variable, the function or the type that this expression names.
  fileprivate var nameOfDeclaration: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _), .functionReference(_, let name, _, _): name
    case .type(let type): type.lastName
    default: nil
    }
  }
}
