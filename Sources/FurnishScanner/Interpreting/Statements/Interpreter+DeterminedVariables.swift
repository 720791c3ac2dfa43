/// Variables to which code assigns only values that the source determines: `var level = 1`, `level += 2`.
///
/// The value itself may be unknown, because closures, loops or methods change it. Even so, a test of it has one result
/// each time that the program runs, unlike a test of the arguments of the program.
extension Interpreter {
  /// Returns whether the source determines the value of a local name, or of a variable of the main program.
  func isDetermined(_ name: String, in environment: Environment) -> Bool {
    scope(ofVariable: name, in: environment)?.isDetermined(name) ?? false
  }

  /// Notes whether the source determines the first value of a name.
  func noteDetermined(
    _ name: String, _ value: Value, of expression: Expression?, isConstant: Bool, in environment: Environment
  ) {
    guard let expression else { return }
    noteUse(ofObjectsIn: expression, in: environment)
    let isDetermined =
      isConstant
      ? isUnevaluated(value, expression, in: environment) : self.isConstant(expression, in: environment)
    if isDetermined { environment.determined.insert(name) } else { environment.determined.remove(name) }
  }

  /// Notes that a call may change a variable: a calculation such as `+=`, a method, or a call with an `inout` argument.
  func noteChange(by call: Call, in environment: Environment) {
    // A function that receives an object may change it in any way.
    for argument in call.arguments { noteUse(ofObjectsIn: argument.value, in: environment) }
    noteChange(of: call.changedVariable, in: environment) {
      let isAssignment = call.callee.calledName?.isOperator == true
      // A function of the program may set anything, unless it only stores its arguments in properties.
      if !isAssignment, let name = call.callee.calledName, let functions = functionsByName[name],
        !functions.allSatisfy({ index.functions[$0].facts.storesArguments })
      {
        return false
      }
      let values = isAssignment ? call.arguments.dropFirst() : call.arguments[...]
      return values.allSatisfy { !$0.isInout && isConstant($0.value, in: environment) }
    }
  }

  /// Notes that code uses objects under another name, as arguments, elements or values of other variables: it may
  /// change them by that name.
  func noteUse(ofObjectsIn value: Expression, in environment: Environment) {
    switch value {
    case .name(let name, _):
      guard case .instance(let type, _)? = environment[name], let number = type.declaration,
        index.types[number].facts.kind == .class
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
    guard let name, let scope = scope(ofVariable: name, in: environment)?.binding(of: name)?.environment,
      scope.determined.contains(name)
    else { return }
    let isUnconditional =
      space.excluding(scope.presence, environment.presence) == .never
      && (scope.dependsOnInput || !environment.dependsOnInput)
    if !isUnconditional || !isByConstants() { scope.determined.remove(name) }
  }

  /// Notes that the following code depends on input, if one of the branches of a test of input has ended: after
  /// `if CommandLine.arguments.isEmpty { return }`, the code runs for some inputs only.
  func noteInput(_ isInput: Bool, after parts: [Environment], in environment: Environment) {
    if isInput, parts.contains(where: { $0.presence == .never }) { environment.dependsOnInput = true }
  }

  /// Returns whether the source determines the result of a test.
  func isConstant(_ test: BranchTest, in environment: Environment) -> Bool {
    switch test {
    case .constant: true
    case .not(let test): isConstant(test, in: environment)
    case .all(let tests), .any(let tests): tests.allSatisfy { isConstant($0, in: environment) }
    case .value(let value, _), .isPresent(let value, _): isConstant(value, in: environment)
    case .matches(let value, _, let pattern): isConstant(value, matches: pattern, in: environment)
    case .other(_, _, let isConstant): isConstant
    }
  }

  func isConstant(_ value: Expression, matches pattern: Pattern, in environment: Environment) -> Bool {
    isConstant(value, in: environment) && isConstant(pattern.value ?? .implicitMember(""), in: environment)
  }
}
