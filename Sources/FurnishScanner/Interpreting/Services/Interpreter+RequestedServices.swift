/// The service that a call of a provider requests: its type, its name and its arguments.
extension Interpreter {
  /// Reads the service that a call requests, by its first argument, `Log.self`, or else by the expected result. Returns
  /// nil if it cannot be read.
  ///
  /// If the expected result is `Log?`, `resolve()` requests `Log`, and `resolveRequired()` requests `Log?` itself, as
  /// Swift infers the types.
  ///
  /// - Parameter method: The name of the called method.
  func dependency(
    requestedBy call: Call, of method: String, in environment: Environment, expecting expected: ResolvedType?
  ) -> SourceDependency? {
    var type: ResolvedType?
    if let first = call.arguments.first, first.label == nil,
      case .type(let named) = evaluate(first.value, in: environment)
    {
      type = named
    } else if let implementation = call.argument("as"),
      case .type(let named) = evaluate(implementation, in: environment), let declaration = named.declaration
    {
      type = registeredType(ofImplementation: declaration)
    } else if let expected {
      type =
        if method.hasSuffix("All") {
          expected.arguments(of: "Swift.Array")?.first
        } else {
          (method == "resolve" ? expected.arguments(of: "Swift.Optional")?.first : nil) ?? expected
        }
    }
    guard var type, !type.isOpen else { return nil }
    if let first = call.arguments.firstIndex(where: { $0.label == "with" }) {
      let arguments = call.arguments[first...].prefix { $0.label == "with" || $0.label == nil }
      let types = arguments.compactMap { evaluate($0.value, in: environment).knownType }
      guard types.count == arguments.count else { return noteUnknownArguments(of: type) }
      type = assistedFactory(of: type, with: types.count == 1 ? types[0] : .tuple(types), in: environment)
    }
    var dependency = SourceDependency(service: SourceService(type: type))
    dependency.isCall = call.argument("with") != nil
    if let keys = call.argument("by"), case .type(let keyType) = evaluate(keys, in: environment) {
      dependency.service.keyType = keyType
    }
    if let name = call.argument("name") {
      if isNilName(name, in: environment) { return dependency }
      dependency.service.name = self.name(name, in: environment)
      // Only the running program determines the name, so the call may request any service of the type.
      if dependency.service.name == nil {
        events.typesOfUndeterminedRequests.insert(type)
        return nil
      }
    }
    return dependency
  }

  /// Returns the type that a registration with `with:` provides: an `AssistedFactory` for the arguments.
  func assistedFactory(
    of type: ResolvedType, with argument: ResolvedType, in environment: Environment
  ) -> ResolvedType {
    let factory = index.resolve(.name("AssistedFactory"), in: environment.context)
    return .nominal(
      name: "Furnish.AssistedFactory", declaration: factory.declaration, arguments: [type, argument])
  }

  func isNil(_ expression: Expression) -> Bool {
    if case .implicitMember("nil") = expression { true } else { false }
  }

  /// Notes a request with arguments of unknown types, which may use any registration of the service with arguments.
  ///
  /// - Returns: Nil, since the requested service is unknown.
  private func noteUnknownArguments(of type: ResolvedType) -> SourceDependency? {
    events.typesOfUndeterminedRequests.insert(type)
    return nil
  }
}
