/// Tests of constants and parameters for an optional provider: a call passes `nil`, or a provider.
///
/// The value of such a parameter is a provider in both cases, since the function may store it in a property that other
/// code sets later. Only the tests of the parameter itself have a known result, by ``Environment/isPresent(_:)``.
extension Interpreter {
  /// Returns whether the value of an expression for an optional provider is a provider and not `nil`; nil if the source
  /// does not show it.
  func isPresentProvider(_ expression: Expression, in environment: Environment) -> Bool? {
    switch expression {
    case .name(let name, _): environment.isPresent(name)
    case .implicitMember("nil"): false
    case .call(let call): call.isForced || returnsProvider(call, in: environment) ? true : nil
    default: nil
    }
  }

  /// Returns the condition that a local constant or a parameter has a provider; nil if the source does not show it, and
  /// for other expressions.
  func conditionOfProvider(_ value: Value, in expression: Expression, _ environment: Environment) -> Presence? {
    guard case .name(let name, _) = expression, let (_, isConstant) = environment.binding(of: name), isConstant else {
      return nil
    }
    if let isPresent = environment.isPresent(name) { return isPresent ? .always : .never }
    guard case .either(let alternatives) = value, alternatives.contains(where: \.value.isAbsent),
      alternatives.allSatisfy({ $0.value.isAbsent || $0.value.isKnownProvider }), !overlap(alternatives)
    else { return nil }
    return space.any(alternatives.filter { !$0.value.isAbsent }.map(\.presence))
  }

  /// Returns whether a call is one of a function of Furnish that returns a provider, on a container or a provider in a
  /// variable that is not optional: `container.validated()`, `root.makeScope()`.
  private func returnsProvider(_ call: Call, in environment: Environment) -> Bool {
    guard case .member(.name(let base, _), let name, _) = call.callee, Self.functionsThatReturnProviders.contains(name),
      environment.declaredType(of: base)?.isOptional != true, environment.isPresent(base) != false
    else { return false }
    switch environment[base] {
    case .container?: return true
    case .provider?: return environment.isPresent(base) == true
    default: return false
    }
  }

  private static let functionsThatReturnProviders = FurnishNames.derivingProviders.union(["validated"])

  /// Notes whether a parameter for a provider receives a provider, and not `nil`, by its argument or its type.
  func notePresence(
    of parameter: ParameterFacts, _ argument: Expression, in inner: Environment, from outer: Environment
  ) {
    guard !parameter.isInout, let value = inner[parameter.name], value.isOfInterest else { return }
    var isPresent = isPresentProvider(argument, in: outer)
    if isPresent == nil, parameter.type.isProvider { isPresent = true }
    inner.note(parameter.name, isPresent: isPresent)
  }
}

extension TypeReference {
  /// Whether it is the type of a provider that is not optional.
  fileprivate var isProvider: Bool {
    switch self {
    case .existential, .opaque, .named: ["ServiceProvider", "ServiceScope"].contains(lastName)
    default: false
    }
  }
}
