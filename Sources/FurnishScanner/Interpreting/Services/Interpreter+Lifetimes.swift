import FurnishGraph

/// The lifetimes of registrations, and the levels of scopes that they name.
extension Interpreter {
  /// Reads the lifetime that an argument states; nil if it cannot be read.
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

  /// Reads the level of `.scoped(to: Session.self)`, or of a constant or a member of the program with such a value;
  /// returns `nil` for other lifetimes.
  func level(_ argument: Expression, in environment: Environment) -> ResolvedType? {
    switch argument {
    case .call(let call) where call.callee.isCalled("scoped") || call.callee.isCalled("ScopedTo"):
      if case .type(let type)? = call.arguments.first.map({ evaluate($0.value, in: environment) }) { return type }
      // `ScopedTo<Session>()`
      guard case .type(let reference) = call.callee else { return nil }
      return index.resolve(reference, in: environment.context).arguments(of: "Furnish.ScopedTo")?.first
    case .call(let call):
      guard case .implicitMember = call.callee else { return nil }
      return level(call.callee, in: environment)
    case .implicitMember(let name):
      if let variable = index.variable(name, addedTo: "Lifetime", from: environment.context) {
        return level(ofVariable: variable)
      }
      return index.functions(name, addedTo: "Lifetime", from: environment.context).first.flatMap(level(ofFunction:))
    case .name(let name, _):
      if let (owner, _) = environment.binding(of: name), owner !== mainProgram {
        return level(evaluate(argument, in: environment))
      }
      return variable(named: name, in: environment).flatMap(level(ofVariable:))
    case .member(let base, let name, _):
      guard let type = type(named: base, in: environment)?.declaration, let variable = propertyVariable(name, of: type)
      else { return level(evaluate(argument, in: environment)) }
      return level(ofVariable: variable)
    default: return nil
    }
  }

  /// Returns the level of a value that is a lifetime: `Session` of a `ScopedTo<Session>`.
  private func level(_ value: Value) -> ResolvedType? {
    guard let level = value.type?.arguments(of: "Furnish.ScopedTo")?.first, !level.isOpen else { return nil }
    return level
  }

  /// Returns the lifetime that an implicit member names, where the expected type permits any lifetime: `.singleton`,
  /// `.scoped(to: Session.self)`. Returns nil for other members.
  ///
  /// - Parameter call: The call of the member; nil if it is a property.
  func lifetime(named name: String, _ call: Call?, in environment: Environment) -> Value? {
    guard let type = Self.typesOfLifetimes[name] else { return nil }
    guard let argument = call?.arguments.first else {
      return call == nil ? .instance(.nominal(name: type, declaration: nil, arguments: []), creation: nil) : nil
    }
    guard name == "scoped", argument.label ?? "to" == "to",
      case .type(let level) = evaluate(argument.value, in: environment)
    else { return nil }
    return .instance(.nominal(name: "Furnish.ScopedTo", declaration: nil, arguments: [level]), creation: nil)
  }

  private static let typesOfLifetimes = [
    "scoped": "Furnish.Scoped", "singleton": "Furnish.Singleton", "transient": "Furnish.Transient",
    "weak": "Furnish.Weak",
  ]

  /// Reads the level of a lifetime that a constant stores.
  private func level(ofVariable variable: VariableID) -> ResolvedType? {
    let declaration = index.variables[variable]
    guard declaration.facts.isConstant, let value = declaration.facts.initialValue else { return nil }
    let context = LookupContext(
      file: declaration.file, module: index.moduleOfFile[declaration.file], type: declaration.owner,
      foreignOwner: declaration.foreignOwner)
    return level(value, in: Environment(context: context, presence: .always))
  }

  /// Reads the level of a lifetime that a function or a computed property returns.
  private func level(ofFunction function: FunctionID) -> ResolvedType? {
    let declaration = index.functions[function]
    let inner = environment(of: function, receiver: nil, presence: .always)
    if let arguments = declaration.facts.result.map({ index.resolve($0, in: inner.context) })?.arguments(
      of: "Furnish.ScopedTo")
    {
      return arguments.first
    }
    guard let body = declaration.facts.body, body.count == 1 else { return nil }
    switch body[0] {
    case .expression(let value), .result(let value): return level(value, in: inner)
    default: return nil
    }
  }

  /// Reads a lifetime that the program adds as a static member:
  /// `extension Lifetime where Self == Minute { static var minute: Minute { … } }`.
  private func staticLifetime(named name: String, in environment: Environment) -> LifetimeDescription? {
    guard let function = index.functions(name, addedTo: "Lifetime", from: environment.context).first,
      let result = index.functions[function].facts.result
    else { return nil }
    let context = index.context(of: index.functions[function])
    return lifetime(.instance(index.resolve(result, in: context), creation: nil))
  }

  /// Returns the description of a value that is a lifetime; nil for other values. The property `sharing` of a lifetime
  /// of the program states which requests share an instance.
  private func lifetime(_ value: Value) -> LifetimeDescription? {
    guard case .instance(let type, _) = value else { return nil }
    switch type.textInFurnish {
    case "Furnish.Singleton": return .singleton
    case "Furnish.Scoped": return .scoped
    case "Furnish.Transient": return .transient
    case "Furnish.Weak": return .weak
    default: break
    }
    guard let typeID = type.declaration else { return nil }
    for variable in index.types[typeID].variables where index.variables.name(variable) == "sharing" {
      return sharing(index.variables[variable].facts.initialValue).map {
        LifetimeDescription(name: index.types[typeID].facts.name, sharing: $0)
      }
    }
    for function in index.types[typeID].functions["sharing"] ?? [] {
      guard case .expression(let value)? = index.functions[function].facts.body?.first else { continue }
      return sharing(value).map { LifetimeDescription(name: index.types[typeID].facts.name, sharing: $0) }
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
    case .implicitMember(let ownName), .member(_, let ownName, _), .name(let ownName, _): ownName == name
    case .type(let type): type.lastName == name
    default: false
    }
  }
}
