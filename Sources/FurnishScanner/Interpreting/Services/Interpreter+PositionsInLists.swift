/// Changes of lists: the position at which code adds elements, and whether the change is repeated.
extension Interpreter {
  /// Returns whether the change of a variable is repeated, as in a loop that does not contain its declaration. A change
  /// of another expression counts as repeated.
  func isRepeated(_ base: Expression, in environment: Environment) -> Bool {
    guard case .name(let name, _) = base,
      let owner = scope(ofVariable: name, in: environment)?.binding(of: name)?.environment
    else { return true }
    return environment.repetition > owner.repetition
  }

  /// Returns the position at which `append` or `insert` adds elements to a list; nil if it is unknown.
  func position(ofInsertion call: Call, into list: ValueList, in environment: Environment) -> Int? {
    guard let position = call.argument("at") else {
      return call.callee.calledName == "append" ? list.values.count : nil
    }
    guard list.isPlain, list.isOrdered, let known = evaluate(position, in: environment).number?.whole,
      (0...list.values.count).contains(known)
    else { return nil }
    return known
  }
}
