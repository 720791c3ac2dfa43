/// Variables to which code assigns only values that the source determines: `var level = 1`, `level += 2`.
///
/// The value itself may be unknown, because closures, loops or methods change it. Even so, a test of it has one result
/// each time that the program runs, unlike a test of the arguments of the program.
extension Interpreter {
  /// Notes whether the source determines the first value of a name.
  func noteDetermined(
    _ name: String, _ value: Value, of expression: Expression?, isConstant: Bool, in environment: Environment
  ) {
    guard let expression else { return }
    noteUse(ofObjectsIn: expression, in: environment)
    let isByConstants = self.isConstant(expression, in: environment)
    if !isByConstants, let type = value.type?.declaration, [.struct, .enum].contains(index.types[type].facts.kind) {
      environment.changedByInput.insert(name)
    }
    let isDetermined = isConstant ? isUnevaluated(value, expression, in: environment) : isByConstants
    if isDetermined { environment.determined.insert(name) } else { environment.determined.remove(name) }
  }

  /// Notes that a call may change a variable: a calculation such as `+=`, a method, or a call with an `inout` argument.
  func noteChange(by call: Call, in environment: Environment) {
    // A function that receives an object may change it in any way, or store it for code that does.
    if !onlyChangesArguments(call, in: environment) {
      for argument in call.arguments { noteUse(ofObjectsIn: argument.value, in: environment) }
    }
    let isAssignment = call.callee.calledName?.isOperator == true
    for name in call.changedVariables {
      noteChange(of: name, in: environment) {
        // A function of the program may set anything that it reads.
        if !isAssignment, !functions(calledBy: call, in: environment).allSatisfy({ origin(of: $0) == .arguments }) {
          return false
        }
        return call.arguments.dropFirst(isAssignment ? 1 : 0).allSatisfy { isConstant($0.value, in: environment) }
      }
    }
  }

  /// Returns whether a call has no effect but changes of its arguments, by constants: it is one of a function without an
  /// instance, which reads nothing else.
  private func onlyChangesArguments(_ call: Call, in environment: Environment) -> Bool {
    guard case .name(let name, _) = call.callee, environment.binding(of: name) == nil else { return false }
    let functions = globalFunctions(name, in: environment.context)
    return !functions.isEmpty && functions.allSatisfy { origin(of: $0) == .arguments }
      && call.arguments.allSatisfy { isConstant($0.value, in: environment) }
  }

  /// Returns the functions of the program that a call may refer to: those of the receiver's type, if it is known.
  private func functions(calledBy call: Call, in environment: Environment) -> [FunctionID] {
    guard let name = call.callee.calledName else { return [] }
    if case .member(let base, _, _) = call.callee, base.isPath,
      let type = evaluate(base, in: environment).type?.declaration
    {
      let own = methods(name, ofType: type)
      if !own.isEmpty { return own }
    }
    return functionsByName[name] ?? []
  }

  /// Notes that code uses objects under another name, as arguments, elements or values of other variables: it may
  /// change them by that name.
  func noteUse(ofObjectsIn value: Expression, in environment: Environment) {
    switch value {
    case .name(let name, _):
      guard case .instance(let type, _)? = environment[name], let typeID = type.declaration,
        index.types[typeID].facts.kind == .class
      else { return }
      scope(ofVariable: name, in: environment)?.binding(of: name)?.environment.determined.remove(name)
    case .list(let values), .either(let values), .group(let values, _):
      for value in values { noteUse(ofObjectsIn: value, in: environment) }
    case .cast(let value, _): noteUse(ofObjectsIn: value, in: environment)
    default: break
    }
  }

  /// Notes an assignment to a variable, or to a part of its value.
  func noteAssignment(of value: Expression, to target: Expression, in environment: Environment) {
    noteUse(ofObjectsIn: value, in: environment)
    noteChange(of: target.variable, in: environment) { isConstant(value, in: environment) }
  }

  /// Notes a change of a variable. The source no longer determines its value if the change depends on input, or if it
  /// happens in some cases only.
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

  /// Returns whether an expression reads a variable that code has changed by input. Its value is then a free choice, also
  /// where the source does not show all changes.
  func isChangedByInput(_ expression: Expression, in environment: Environment) -> Bool {
    ExpressionOrigin(expression).names.contains { name in
      scope(ofVariable: name, in: environment)?.isChangedByInput(name) ?? false
    }
  }

  /// Notes that the following code depends on input, if one of the branches of a test of input has ended: after
  /// `if CommandLine.arguments.isEmpty { return }`, the code runs for some inputs only.
  func noteInput(_ isInput: Bool, after parts: [Environment], in environment: Environment) {
    if isInput, parts.contains(where: { $0.presence == .never }) { environment.dependsOnInput = true }
  }
}
