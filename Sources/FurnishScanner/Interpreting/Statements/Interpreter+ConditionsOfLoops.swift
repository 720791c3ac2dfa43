/// The conditions under which loops run at all: the body of `for name in names { … }` runs where `names` has elements.
extension Interpreter {
  /// Returns the condition that a sequence has elements, if other code tests its count or whether it is empty; for
  /// `names.filter { … }`, the condition that some element meets the test. It is `always` for other sequences.
  func conditionOfElements(in sequence: Expression?, _ environment: Environment) -> Presence {
    guard let sequence = sequence?.wholeSequence else { return .always }
    if case .call(var search) = sequence, case .member(let list, "filter", let place) = search.callee {
      search.callee = .member(list, "contains", place)
      return condition(thatListHasElement: .call(search), in: environment) ?? .always
    }
    if let test = testOfBounds(of: sequence, in: environment) { return condition(test, in: environment) ?? .always }
    guard sequence.isPath, let list = subject(of: sequence, in: environment), isCounted(list) else { return .always }
    let text = self.text(of: sequence) + ".isEmpty"
    return space.not(
      space.test(
        .comparison(.count(list), operator: "<", value: "1"), holds: "\(text) is true", fails: "\(text) is false"))
  }

  /// Returns whether other code has tested how many elements a list has.
  private func isCounted(_ list: TestSubject) -> Bool {
    space.predicates[list]?.contains { if case .countExceeds = $0.predicate { true } else { false } } == true
  }

  /// Returns the test that a range is not empty, `count > 0` for `0..<count`, if other code has compared the bound with
  /// numbers; nil for other sequences.
  private func testOfBounds(of sequence: Expression, in environment: Environment) -> BranchTest? {
    guard case .call(let call) = sequence, let name = call.callee.calledName, let includesLast = Self.ranges[name],
      call.arguments.count == 2, case .number = call.arguments[0].value, call.arguments[1].value.isPath,
      let bound = subject(of: call.arguments[1].value, in: environment),
      space.predicates[bound]?.contains(where: { if case .exceeds = $0.predicate { true } else { false } }) == true
    else { return nil }
    let operands = [call.arguments[1].value, call.arguments[0].value]
    let comparison = Expression.operation(includesLast ? ">=" : ">", operands, at: call.place)
    return .value(comparison, text: text(of: comparison))
  }
}

extension Expression {
  /// The sequence that is empty if this one is: `names` for `names.sorted()` and for `names.indices`.
  fileprivate var wholeSequence: Expression {
    switch self {
    case .call(let call):
      if case .member(let base, let name, _) = call.callee, Self.methodsOfWholeSequences.contains(name) {
        base.wholeSequence
      } else {
        self
      }
    case .member(let base, "indices", _), .member(let base, "lazy", _): base.wholeSequence
    default: self
    }
  }

  private static let methodsOfWholeSequences: Set<String> = ["enumerated", "map", "reversed", "shuffled", "sorted"]
}
