import FurnishGraph

/// Reads the labeled arguments of `register`.
extension Interpreter {
  /// Reads the name that an argument gives: a literal, or a constant.
  func name(_ argument: Expression, in environment: Environment) -> String? {
    if case .string(let text) = argument { return text }
    let expected = ResolvedType.nominal(name: "Furnish.ServiceName", declaration: nil, arguments: [])
    let outer = progress.isReadingName
    progress.isReadingName = true
    defer { progress.isReadingName = outer }
    if case .string(let text) = evaluate(argument, in: environment, expecting: expected) { return text }
    return nil
  }

  /// Returns whether a name is `nil`, by itself or by the default of a parameter.
  func isNilName(_ argument: Expression, in environment: Environment) -> Bool {
    if isNil(argument) { return true }
    if case .absent = evaluate(argument, in: environment) { return true }
    return false
  }

  /// Reads the level of `.scoped(to: Session.self)`; returns nil for other lifetimes.
  func level(_ argument: Expression, in environment: Environment) -> ResolvedType? {
    guard case .call(let call) = argument, call.callee.isCalled("scoped") || call.callee.isCalled("ScopedTo") else {
      return nil
    }
    guard let level = call.arguments.first?.value, case .type(let type) = evaluate(level, in: environment) else {
      return nil
    }
    return type
  }

  /// Reads the lifetime of the registered service.
  func lifetime(_ argument: Expression, in environment: Environment) -> LifetimeDescription? {
    if level(argument, in: environment) != nil { return .scopedToLevel }
    switch argument {
    case .implicitMember("singleton"): return .singleton
    case .implicitMember("scoped"): return .scoped
    case .implicitMember("transient"): return .transient
    case .implicitMember("weak"): return .weak
    case .implicitMember(let name):
      guard let variable = index.variable(name, addedTo: "Lifetime", from: environment.context) else {
        return staticLifetime(named: name, in: environment)
      }
      return lifetime(value(ofVariable: variable))
    default: break
    }
    return lifetime(evaluate(argument, in: environment))
  }

  /// Finds a lifetime that the program adds as a static member:
  /// `extension Lifetime where Self == Minute { static var minute: Minute { … } }`.
  private func staticLifetime(named name: String, in environment: Environment) -> LifetimeDescription? {
    guard let function = index.functions(name, addedTo: "Lifetime", from: environment.context).first,
      let result = index.functions[function].facts.result
    else { return nil }
    let context = index.context(of: index.functions[function])
    return lifetime(.instance(index.resolve(result, in: context), creation: nil))
  }

  /// Returns the lifetime of a value. The type of a lifetime that the program declares states which requests share
  /// an instance.
  private func lifetime(_ value: Value) -> LifetimeDescription? {
    guard case .instance(let type, _) = value else { return nil }
    switch type.textInFurnish {
    case "Furnish.Singleton": return .singleton
    case "Furnish.Scoped": return .scoped
    case "Furnish.Transient": return .transient
    case "Furnish.Weak": return .weak
    default: break
    }
    guard let number = type.declaration else { return nil }
    for variable in index.types[number].variables where index.variables.name(variable) == "sharing" {
      return sharing(index.variables[variable].facts.initialValue).map {
        LifetimeDescription(name: index.types[number].facts.name, sharing: $0)
      }
    }
    for function in index.types[number].functions["sharing"] ?? [] {
      guard case .expression(let value)? = index.functions[function].facts.body?.first else { continue }
      return sharing(value).map { LifetimeDescription(name: index.types[number].facts.name, sharing: $0) }
    }
    return nil
  }

  private func sharing(_ expression: Expression?) -> LifetimeDescription.Sharing? {
    switch expression {
    case .member(_, let name, _)?, .implicitMember(let name)?: LifetimeDescription.Sharing(rawValue: name)
    default: nil
    }
  }
}

extension Expression {
  fileprivate func isCalled(_ name: String) -> Bool {
    switch self {
    case .implicitMember(let own), .member(_, let own, _), .name(let own, _): own == name
    case .type(let type): type.lastName == name
    default: false
    }
  }
}
