/// Methods of classes that only their subclasses implement.
extension Interpreter {
  /// Returns whether a method is abstract: it always stops the program, and a subclass overrides it. A call of such a
  /// method runs that of a subclass, unless the source shows that the object is of the class itself.
  func isAbstract(_ function: FunctionID, of receiver: Value?) -> Bool {
    let entry = index.functions[function]
    guard let owner = entry.owner, index.types[owner].facts.kind == .class, let body = entry.facts.body,
      body.contains(where: isStop), !isOfExactType(receiver)
    else { return false }
    return mayBeOverridden(entry.facts.name, owner)
  }

  /// Returns whether a statement does nothing but stop the program.
  private func isStop(_ statement: Statement) -> Bool {
    switch statement {
    case .leave(.failure): true
    case .expression(.call(let call)): call.callee.calledName.map(namesOfStops.contains) ?? false
    default: false
    }
  }
}
