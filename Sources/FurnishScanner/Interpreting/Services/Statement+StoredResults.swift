/// The search for first runs in statements: which of them register services, and which store a result in a property or
/// remove it.
extension Statement {
  /// Whether it registers a service, or includes a module.
  var registers: Bool {
    contains { expression in
      guard case .call(let call) = expression, let name = call.callee.calledName else { return false }
      return FurnishNames.registering.contains(name) || name == FurnishNames.include
    }
  }

  /// Whether it creates a container or a provider, or registers services.
  var preparesServices: Bool {
    registers
      || contains { expression in
        guard case .call(let call) = expression, let name = call.callee.calledName else { return false }
        return name == "ServiceContainer" || FurnishNames.containerFunctions.contains(name)
          || FurnishNames.derivingProviders.contains(name)
      }
  }

  /// Returns whether it assigns a value to a property of this name.
  func assigns(_ name: String) -> Bool { containsAssignment { target, _ in target.isProperty(name) } }

  /// Returns whether it stores a result in a property of this name: `true` in a flag, and any value but `nil` in
  /// another property.
  ///
  /// - Parameters:
  ///   - element: Whether an assignment to an element of the property counts as well.
  ///   - isFlag: Whether the property is a Boolean value.
  func stores(_ name: String, element: Bool = false, isFlag: Bool = false) -> Bool {
    containsAssignment { target, value in
      let isResult = isFlag ? value == .boolean(true) : value != .implicitMember("nil")
      return isResult && (element ? target.tableOfElement : target)?.isProperty(name) == true
    }
  }

  /// Returns whether it assigns `nil` or `false` to a property of this name.
  func empties(_ name: String) -> Bool {
    containsAssignment { target, value in
      (value == .implicitMember("nil") || value == .boolean(false)) && target.isProperty(name)
    }
  }

  private func containsAssignment(where isMet: (_ target: Expression, _ value: Expression) -> Bool) -> Bool {
    func contains(_ statements: [Statement]) -> Bool { statements.contains { $0.containsAssignment(where: isMet) } }
    switch self {
    case .assign(let target, let value): return isMet(target, value) || value.containsClosure(where: contains)
    case .bind(_, _, let value, _): return value?.containsClosure(where: contains) ?? false
    case .expression(let value), .result(let value): return value.containsClosure(where: contains)
    case .branch(_, let first, let second): return contains(first) || contains(second)
    case .selection(let selection): return selection.cases.contains { contains($0.body) }
    case .block(let statements), .deferred(let statements), .loop(_, _, let statements): return contains(statements)
    case .attempt(let statements, let handling): return contains(statements) || contains(handling.handlers)
    case .conditional(let clauses): return clauses.contains { contains($0.statements) }
    case .function(let facts): return contains(facts.body ?? [])
    case .leave, .type: return false
    }
  }

  /// Whether it ends the body, so that the code after it is not reached.
  var isExit: Bool {
    switch self {
    case .leave, .result: true
    default: false
    }
  }
}

extension Expression {
  /// Returns whether it names a property: `cached`, `self.cached`, `Boot.cached`.
  fileprivate func isProperty(_ name: String) -> Bool {
    switch self {
    case .name(let ownName, _): ownName == name
    case .member(let base, let ownName, _): ownName == name && base.isPath
    default: false
    }
  }

  /// Returns whether a closure or a block in it has statements that meet a condition.
  fileprivate func containsClosure(where isMet: ([Statement]) -> Bool) -> Bool {
    contains { expression in
      switch expression {
      case .closure(let closure): isMet(closure.body)
      case .block(let statements): isMet(statements)
      default: false
      }
    }
  }

  /// The dictionary or the list of which it is an element: `storage` for `storage["main"] as? ServiceContainer`.
  var tableOfElement: Expression? {
    switch self {
    case .cast(let value, _): return value.tableOfElement
    case .call(let call):
      guard case .member(let base, "subscript", _) = call.callee, base.isPath else { return nil }
      return base
    default: return nil
    }
  }
}

extension VariableFacts {
  /// Whether it is `false` at first.
  var isFlag: Bool { initialValue == .boolean(false) }
}
