/// Code that runs once for each element of a collection: a module that several modules include is installed once.
extension Interpreter {
  /// Returns the branches of a test that lets code run once for each element of a collection, which is empty at first:
  /// `guard installed.insert(id).inserted else { return }`, or `if installed.contains(id) { return }` before the insertion.
  func firstRunOfElement(
    _ test: BranchTest, _ one: [Statement], _ other: [Statement], after rest: ArraySlice<Statement>
  ) -> FirstRun? {
    let (tested, isOpposite): (BranchTest, Bool) =
      if case .not(let inner) = test { (inner, true) } else { (test, false) }
    let (met, unmet) = isOpposite ? (other, one) : (one, other)
    switch tested {
    case .value(.member(.call(let call), "inserted", _), _) where call.callee.calledName == "insert":
      return FirstRun(later: unmet, first: met, extent: .each, ownsResults: false)
    case .value(.call(let call), _):
      guard case .member(let collection, "contains", _) = call.callee, collection.isPath, call.arguments.count == 1,
        (unmet + (met.last?.isExit == true ? rest : [])).contains(where: { $0.inserts(into: collection) })
      else { return nil }
      return FirstRun(later: met, first: unmet, extent: .each, ownsResults: false)
    default: return nil
    }
  }
}

extension Statement {
  /// Returns whether it adds an element to a collection.
  fileprivate func inserts(into collection: Expression) -> Bool {
    contains { expression in
      guard case .call(let call) = expression, case .member(let base, let name, _) = call.callee else { return false }
      return (name == "insert" || name == "append") && base.isSamePath(as: collection)
    }
  }
}

extension Expression {
  /// Returns whether it is the same path, in another place of the source.
  fileprivate func isSamePath(as other: Expression) -> Bool {
    switch (self, other) {
    case (.name(let one, _), .name(let other, _)): one == other
    case (.member(let base, let one, _), .member(let otherBase, let other, _)):
      one == other && base.isSamePath(as: otherBase)
    default: false
    }
  }
}
