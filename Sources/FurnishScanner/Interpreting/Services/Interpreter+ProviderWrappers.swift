/// Types of the program that store a provider and pass requests to it: the only type that conforms to a protocol such
/// as `Resolving`, and property wrappers.
extension Interpreter {
  /// Calls a requirement of a protocol on the only type that conforms, if the call may be a request and that type
  /// stores a provider. Returns nil for every other call.
  func callOnlyConformer(
    _ name: String, of protocolID: TypeID, _ call: Call, in environment: Environment, expecting expected: ResolvedType?
  ) -> Value? {
    guard
      name == SwinjectNames.resolve || FurnishNames.requests.contains(name)
        || call.arguments.contains(where: { $0.value.isMetatype }),
      let types = index.conformers[protocolID], types.count == 1, storesProvider(types[0])
    else { return nil }
    let functions = matches(methods(name, ofType: types[0]), call, in: environment)
    guard !functions.isEmpty else { return nil }
    let type = ResolvedType.nominal(
      name: index.types[types[0]].fullName, declaration: types[0],
      arguments: index.types[types[0]].facts.genericParameters.map(ResolvedType.parameter))
    return self.call(
      functions, call.arguments, in: environment, .instance(type, creation: nil), expecting: expected, at: call.place)
  }

  /// Returns whether a property of a type holds a provider of Furnish, or a resolver of Swinject.
  private func storesProvider(_ type: TypeID) -> Bool {
    let declaration = index.types[type]
    if hasServiceProperty(.nominal(name: declaration.fullName, declaration: type, arguments: [])) { return true }
    return declaration.variables.contains { variable in
      let facts = index.variables[variable].facts
      guard !facts.isStatic, let reference = facts.type else { return false }
      let context = LookupContext(file: index.variables[variable].file, module: declaration.module, type: type)
      return swinjectValue(of: index.resolve(reference, in: context)) != nil
    }
  }

  /// Calls the methods of a property wrapper that take a provider: other code finds the wrappers of an instance by
  /// reflection, and passes a provider to each.
  func passProvider(to instance: Value, of wrapper: TypeID, at place: Place, in environment: Environment) {
    for method in index.types[wrapper].functions.numbers {
      let declaration = index.functions[method]
      guard declaration.facts.name != "init", !declaration.facts.isStatic, declaration.facts.parameters.count == 1
      else { continue }
      let parameter = declaration.facts.parameters[0]
      let provider = value(of: index.resolve(parameter.type, in: index.context(of: declaration)))
      switch provider {
      case .provider, .swinject(.resolver): break
      default: continue
      }
      // The method may run several times: its test of whether the wrapper already has a service decides nothing.
      let scope = environment.part(under: environment.presence, isRepeated: true)
      scope["#provider"] = provider
      let argument = CallArgument(label: parameter.label, value: .name("#provider", place))
      _ = call(method, [argument], in: scope, instance, at: place)
    }
  }
}
