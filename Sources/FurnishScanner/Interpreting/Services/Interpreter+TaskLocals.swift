/// Providers that task-local properties have while a closure runs: `Current.$provider.withValue(root) { … }`.
extension Interpreter {
  /// Stores the value that a call of `withValue` gives to a task-local property for its closure. The readers of the
  /// property may be in any code, so they receive this value afterwards as well, unless several calls pass providers of
  /// different containers.
  ///
  /// - Returns: The property, if its provider is unknown after the call.
  func storeTaskLocal(setBy call: Call, _ value: Value?, in environment: Environment) -> PropertyKey? {
    guard case .member(let wrapper, "withValue", _) = call.callee, let value, value.isPlacedProvider,
      let property = wrapper.wrappedProperty, let variable = variable(readBy: property, in: environment),
      index.variables[variable].facts.attributes.contains(where: { $0.name == "TaskLocal" })
    else { return nil }
    let key = propertyKey(of: variable)
    let hasOther = memory.properties[key].map { $0.isKnownProvider && $0.containers != value.containers } ?? false
    assign(value, to: property, in: environment)
    return hasOther ? key : nil
  }
}

extension Expression {
  /// The property of a wrapper: `Current.provider` for `Current.$provider`.
  fileprivate var wrappedProperty: Expression? {
    switch self {
    case .name(let name, let place) where name.hasPrefix("$"): .name(String(name.dropFirst()), place)
    case .member(let base, let name, let place) where name.hasPrefix("$"):
      .member(base, String(name.dropFirst()), place)
    default: nil
    }
  }
}

extension Value {
  /// The containers of a provider.
  fileprivate var containers: Set<ContainerID> {
    switch self {
    case .provider(.root(let container)), .provider(.scope(let container, _)): [container]
    case .either(let alternatives): Set(alternatives.flatMap(\.value.containers))
    default: []
    }
  }
}
