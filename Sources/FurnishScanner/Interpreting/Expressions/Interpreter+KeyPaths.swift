/// Properties that code sets by a key path in a variable: `copy[keyPath: path] = value`.
///
/// The source does not show which property that is. It may be any variable property whose key path the program names.
extension Interpreter {
  /// Returns the property that an expression selects by a known key path: `copy.isOn` for `copy[keyPath: path]`, where
  /// `path` is `\.isOn`. Returns nil for other expressions.
  func member(ofKeyPath call: Call, in environment: Environment) -> Expression? {
    guard case .member(let base, "subscript", _) = call.callee, let path = call.argument("keyPath"), path.isPath,
      case .closure(let function, _) = evaluate(path, in: environment), function.body.count == 1,
      case .expression(let property) = function.body[0]
    else { return nil }
    return property.isPath && property.variable == "$0" ? property.replacingRoot(by: base) : nil
  }

  /// Returns whether code may set a property of a type by a key path.
  func isSetByKeyPath(_ name: String, of type: TypeID) -> Bool {
    guard namesSetByKeyPaths.contains(name), let variable = propertyVariable(name, of: type) else { return false }
    return !index.variables[variable].facts.isConstant
  }

  /// Returns whether an expression reads a property that code may set by a key path.
  func isSetByKeyPath(_ value: Expression, in environment: Environment) -> Bool {
    if namesSetByKeyPaths.isEmpty { return false }
    switch value {
    case .name(let name, _) where environment.binding(of: name) == nil:
      return ownType(in: environment).map { isSetByKeyPath(name, of: $0) } ?? false
    case .member(let base, let name, _):
      let type = base.isPath ? evaluate(base, in: environment).type : typeOfValue(base, in: environment)
      return type?.declaration.map { isSetByKeyPath(name, of: $0) } ?? false
    default: return false
    }
  }

  /// Finds the names of the properties that code may set by key paths.
  func findNamesSetByKeyPaths() -> Set<String> {
    var (names, setsAny): (Set<String>, Bool) = ([], false)
    func note(_ expression: Expression) -> Bool {
      switch expression {
      case .keyPath(let path, _): path.split(separator: ".").last.map { _ = names.insert(String($0)) }
      case .call(let call): setsAny = setsAny || call.changesByKeyPath
      default: break
      }
      return false
    }
    for function in index.functions.ids {
      for statement in index.functions[function].facts.body ?? [] { _ = statement.contains(where: note) }
    }
    for file in index.files.indices { for statement in index.statements[file] { _ = statement.contains(where: note) } }
    for variable in index.variables.ids { _ = index.variables[variable].facts.initialValue?.contains(where: note) }
    return setsAny ? names : []
  }
}

extension Call {
  /// Whether it changes the value that a key path selects: an assignment, a method, or a call with an `inout` argument.
  fileprivate var changesByKeyPath: Bool {
    switch callee {
    case .name(let name, _) where name.isAssignment: if arguments.first?.value.isByKeyPath == true { return true }
    case .member(let base, let name, _):
      if base.isByKeyPath, !Interpreter.methodsWithoutChanges.contains(name) { return true }
    default: break
    }
    return arguments.contains { $0.isInout && $0.value.isByKeyPath }
  }
}

extension Expression {
  /// Returns the path with another expression at its start: `copy.isOn` for `$0.isOn` and `copy`.
  fileprivate func replacingRoot(by root: Expression) -> Expression {
    guard case .member(let base, let name, let place) = self else { return root }
    return .member(base.replacingRoot(by: root), name, place)
  }

  /// Whether it is the value that a key path selects, or a part of this value: `self[keyPath: path].names`.
  fileprivate var isByKeyPath: Bool {
    switch self {
    case .member(let base, _, _): base.isByKeyPath
    case .call(let call):
      if case .member(let base, _, _) = call.callee {
        call.argument("keyPath") != nil || base.isByKeyPath
      } else {
        false
      }
    default: false
    }
  }
}

extension Value {
  /// The value of a variable that code may set to any other value. A list has an element that the source does not show.
  var withOtherValues: Value {
    switch self {
    case .list(let values, _): .list(values + [.unknown], isExact: false)
    case .either(let alternatives):
      .either(alternatives.map { Alternative(presence: $0.presence, value: $0.value.withOtherValues) })
    case .unknown: .instance(.unknownPart, creation: Creation(call: nil, place: nil, isReplaced: true))
    default: forgotten.replaced
    }
  }
}
