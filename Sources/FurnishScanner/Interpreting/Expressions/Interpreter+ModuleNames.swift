/// Global declarations that code names with their module: `Kit.register(in: services)`.
extension Interpreter {
  /// Returns an environment in which names have the meanings of the global declarations of a module; nil if the
  /// expression does not name a module.
  func scope(ofModuleNamed expression: Expression, in environment: Environment) -> Environment? {
    guard case .name(let name, _) = expression, let module = index.moduleNumbers[name], environment[name] == nil,
      type(named: expression, in: environment) == nil, variable(named: name, in: environment) == nil
    else { return nil }
    let context = LookupContext(file: environment.context.file, module: module)
    return Environment(context: context, presence: environment.presence, flow: environment.flow)
  }

  /// Calls a function or a global variable of a module; nil if the module has none of the name.
  func call(
    _ name: String, ofModule scope: Environment, _ call: Call, in environment: Environment,
    expecting expected: ResolvedType?
  ) -> Value? {
    let functions = matches(globalFunctions(name, in: scope.context), call, in: environment, expecting: expected)
    if !functions.isEmpty {
      return self.call(functions, call.arguments, in: environment, nil, expecting: expected, at: call.place)
    }
    guard !globalVariables(name, in: scope.context).isEmpty else { return nil }
    return self.call(value: value(named: name, in: scope), call, in: environment, expecting: expected)
  }
}
