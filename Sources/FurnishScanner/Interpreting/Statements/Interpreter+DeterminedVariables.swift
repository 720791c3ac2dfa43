/// Variables whose values the source determines, since no input leads to them: `var level = 1`, `level += 2`.
///
/// The interpreter may not calculate such a value, because a closure, a loop or a method changes it. Even so, a test of
/// it has the same result each time that the program runs, unlike a test of the arguments of the program.
extension Interpreter {
  /// Notes whether the source determines the first value of a name, although the interpreter does not calculate it.
  func noteDetermined(
    _ name: String, _ value: Value, of expression: Expression?, isConstant: Bool, in environment: Environment
  ) {
    guard let expression else { return }
    noteAlias(ofObjectsIn: expression, in: environment)
    let isByConstants = self.isConstant(expression, in: environment)
    if !isByConstants, let type = value.type?.declaration, [.struct, .enum].contains(index.types[type].facts.kind) {
      environment.changedByInput.insert(name)
    }
    let isDetermined = isConstant ? isUnevaluated(value, expression, in: environment) : isByConstants
    if isDetermined { environment.determined.insert(name) } else { environment.determined.remove(name) }
  }

  /// Notes that a call may change a variable: a calculation such as `+=`, a method, or a call with an `inout` argument.
  func noteChange(by call: Call, in environment: Environment) {
    // A function that receives an object may change it, or store it for other code that changes it.
    if !onlyChangesArguments(call, in: environment) {
      for argument in call.arguments { noteAlias(ofObjectsIn: argument.value, in: environment) }
    }
    let isAssignment = call.callee.calledName?.isOperator == true
    for name in call.changedVariables {
      noteChange(of: name, in: environment) {
        // A function of the program may assign any value that it reads.
        if !isAssignment, !functions(calledBy: call, in: environment).allSatisfy({ origin(of: $0) == .arguments }) {
          return false
        }
        return call.arguments.dropFirst(isAssignment ? 1 : 0).allSatisfy { isConstant($0.value, in: environment) }
      }
    }
  }

  /// Returns whether a call changes nothing but its arguments, and these by constants alone: a call of a global
  /// function that reads nothing else.
  private func onlyChangesArguments(_ call: Call, in environment: Environment) -> Bool {
    guard case .name(let name, _) = call.callee, environment.binding(of: name) == nil else { return false }
    let functions = globalFunctions(name, in: environment.context)
    return !functions.isEmpty && functions.allSatisfy { origin(of: $0) == .arguments }
      && call.arguments.allSatisfy { isConstant($0.value, in: environment) }
  }

  /// Returns the functions of the program that a call may refer to by their name: those of the receiver's type, or, if
  /// this type is unknown or has none, those of the whole program.
  private func functions(calledBy call: Call, in environment: Environment) -> [FunctionID] {
    guard let name = call.callee.calledName else { return [] }
    if case .member(let base, _, _) = call.callee, base.isPath,
      let type = evaluate(base, in: environment).type?.declaration
    {
      let methodsOfType = methods(name, ofType: type)
      if !methodsOfType.isEmpty { return methodsOfType }
    }
    return functionsByName[name] ?? []
  }

  /// Notes that the objects in an expression have another name from now on, as arguments, elements or values of other
  /// variables. Code may change them by that name.
  func noteAlias(ofObjectsIn value: Expression, in environment: Environment) {
    switch value {
    case .name(let name, _):
      guard case .instance(let type, _)? = environment[name], let typeID = type.declaration,
        index.types[typeID].facts.kind == .class
      else { return }
      scope(ofVariable: name, in: environment)?.binding(of: name)?.environment.determined.remove(name)
    case .list(let values), .either(let values), .group(let values, _):
      for value in values { noteAlias(ofObjectsIn: value, in: environment) }
    case .cast(let value, _): noteAlias(ofObjectsIn: value, in: environment)
    default: break
    }
  }

  /// Notes an assignment to a variable, or to a part of its value.
  func noteAssignment(of value: Expression, to target: Expression, in environment: Environment) {
    noteAlias(ofObjectsIn: value, in: environment)
    noteChange(of: target.variable, in: environment) { isConstant(value, in: environment) }
  }

  /// Notes a change of a variable. The source no longer determines its value if the change depends on input, or happens
  /// in some cases only.
  private func noteChange(of name: String?, in environment: Environment, isByConstants: () -> Bool) {
    guard let name, let (scope, isConstant) = scope(ofVariable: name, in: environment)?.binding(of: name),
      scope.determined.contains(name)
    else { return }
    // A method of a structure in a constant changes nothing.
    if isConstant, let type = scope[name]?.type?.declaration, [.struct, .enum].contains(index.types[type].facts.kind) {
      return
    }
    let isUnconditional =
      space.excluding(scope.presence, environment.presence) == .never
      && (scope.dependsOnInput || !environment.dependsOnInput)
    let isByInput = !isByConstants() || environment.dependsOnInput && !scope.dependsOnInput
    if isByInput { scope.changedByInput.insert(name) }
    if isByInput || !isUnconditional { scope.determined.remove(name) }
  }

  /// Returns whether an expression reads a variable that code has changed by input. Then its value depends on that
  /// input, even where the source does not show all changes.
  func isChangedByInput(_ expression: Expression, in environment: Environment) -> Bool {
    ExpressionOrigin(expression).names.contains { name in
      scope(ofVariable: name, in: environment)?.isChangedByInput(name) ?? false
    }
  }

  /// Notes that the code after a test of input depends on input, if one of the branches has left the body: after
  /// `if CommandLine.arguments.isEmpty { return }`, the code runs for some inputs only.
  func noteInput(_ isInput: Bool, after parts: [Environment], in environment: Environment) {
    if isInput, parts.contains(where: { $0.presence == .never }) { environment.dependsOnInput = true }
  }
}

extension Environment {
  /// Returns whether the value of a name is unknown, but the same each time that the program runs.
  func isDetermined(_ name: String) -> Bool {
    binding(of: name)?.environment.determined.contains(name) ?? false
  }

  /// Returns whether code has changed a variable by input.
  func isChangedByInput(_ name: String) -> Bool {
    binding(of: name)?.environment.changedByInput.contains(name) ?? false
  }
}
