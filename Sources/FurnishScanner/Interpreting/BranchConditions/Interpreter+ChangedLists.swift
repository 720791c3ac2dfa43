/// Tests of lists, sets and tables that code changes in ways that are not followed: `installed[name] == nil`,
/// `names.contains("chat")`.
///
/// The source shows at most the elements that such a list has before its first change, so a test of it is in doubt.
/// Local variables are left out: see `Interpreter+DeterminedVariables`, which distinguishes changes by constants from
/// changes by input.
extension Interpreter {
  /// Returns whether an expression reads a value that code of the program may have changed in a way that is not
  /// followed: the elements of a list, or a property that a key path sets.
  func mayHaveChanged(_ value: Expression, in environment: Environment) -> Bool {
    isOfChangedList(value, in: environment) || isSetByKeyPath(value, in: environment)
  }

  /// Returns whether an expression reads the elements of a list that code of the program may have changed, unless input
  /// has changed the list.
  private func isOfChangedList(_ value: Expression, in environment: Environment) -> Bool {
    guard let list = (value.callOfRepeatableTest ?? value).listOfElements, list.isPath, let root = list.variable,
      environment.binding(of: root) == nil, !isChangedByInput(list, in: environment)
    else { return false }
    guard let variable = variable(readBy: list, in: environment), !index.variables[variable].facts.isConstant else {
      return false
    }
    let facts = index.variables[variable].facts
    return facts.isStatic || facts.initialValue?.isCollection == true || evaluate(list, in: environment).isInexactList
  }
}

extension Expression {
  /// The list whose elements it reads: `names` of `names.contains("a")`, `names["a"]` and `names.first`.
  fileprivate var listOfElements: Expression? {
    switch self {
    case .call(let call):
      if case .member(let list, let name, _) = call.callee, name == "subscript" || Self.repeatableTests.contains(name) {
        list
      } else {
        nil
      }
    case .member(let list, "first", _), .member(let list, "last", _): list
    default: nil
    }
  }

  /// Whether it is the literal of a list or of a table, or creates a collection of the standard library.
  fileprivate var isCollection: Bool {
    switch self {
    case .list: true
    case .call(let call): call.callee.calledName.map(["Array", "Dictionary", "Set"].contains) == true
    default: false
    }
  }
}

extension Value {
  /// Whether it is a list of which the source does not show all elements.
  fileprivate var isInexactList: Bool {
    switch self {
    case .list(_, let isExact): !isExact
    case .either(let alternatives): alternatives.contains(where: \.value.isInexactList)
    default: false
    }
  }
}
