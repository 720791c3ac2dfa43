/// Code that runs once for each element of a collection: after `guard installed.insert(id).inserted else { return }`, a
/// module registers once, even if several modules include it.
extension Interpreter {
  /// Returns the branches of a test of whether the code has run for an element:
  /// `guard installed.insert(id).inserted else { return }`, or `if installed.contains(id) { return }` before an
  /// insertion. Returns nil for other tests, and if the collection has elements at first.
  func firstRunOfElement(
    _ test: BranchTest, _ thenBranch: [Statement], _ elseBranch: [Statement], after rest: ArraySlice<Statement>,
    in environment: Environment
  ) -> FirstRun? {
    let (tested, isOpposite): (BranchTest, Bool) =
      if case .not(let inner) = test { (inner, true) } else { (test, false) }
    let (met, unmet) = isOpposite ? (elseBranch, thenBranch) : (thenBranch, elseBranch)
    switch tested {
    case .value(.member(.call(let call), "inserted", _), _):
      guard case .member(let collection, "insert", _) = call.callee, isEmptyAtFirst(collection, in: environment) else {
        return nil
      }
      return FirstRun(later: unmet, first: met, extent: .element, ownsResults: false)
    case .value(.call(let call), _):
      guard case .member(let collection, "contains", _) = call.callee, isEmptyAtFirst(collection, in: environment),
        call.arguments.count == 1,
        (unmet + (met.last?.isExit == true ? rest : [])).contains(where: {
          $0.inserts(call.arguments[0].value, into: collection)
        })
      else { return nil }
      return FirstRun(later: met, first: unmet, extent: .element, ownsResults: false)
    default: return nil
    }
  }

  /// Returns whether a collection is a mutable property or variable that is declared without elements.
  private func isEmptyAtFirst(_ collection: Expression, in environment: Environment) -> Bool {
    guard let variable = nonlocalVariable(namedBy: collection, in: environment), isMutable(variable) else {
      return false
    }
    switch index.variables[variable].facts.initialValue {
    case .list([])?: return true
    case .call(let call)?: return call.arguments.isEmpty && ["Set", "Array"].contains(call.callee.calledName ?? "")
    default: return false
    }
  }
}

extension Statement {
  /// Returns whether the statement adds an element to a collection.
  fileprivate func inserts(_ element: Expression, into collection: Expression) -> Bool {
    contains { expression in
      guard case .call(let call) = expression, case .member(let base, let name, _) = call.callee else { return false }
      return (name == "insert" || name == "append") && base.isSamePath(as: collection)
        && call.arguments.first?.value.isSamePath(as: element) == true
    }
  }
}

extension Expression {
  /// Returns whether two expressions are the same path, call or literal, at different places.
  fileprivate func isSamePath(as other: Expression) -> Bool {
    switch (self, other) {
    case (.name(let one, _), .name(let other, _)): one == other
    case (.member(let base, let one, _), .member(let otherBase, let other, _)):
      one == other && base.isSamePath(as: otherBase)
    case (.call(let one), .call(let other)):
      one.callee.isSamePath(as: other.callee) && one.arguments.count == other.arguments.count
        && zip(one.arguments, other.arguments).allSatisfy { $0.value.isSamePath(as: $1.value) }
    case (.implicitMember, .implicitMember), (.string, .string), (.number, .number), (.metatype, .metatype):
      self == other
    default: false
    }
  }
}
