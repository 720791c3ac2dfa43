/// Results of methods that test the elements of a list: `modules.filter(\.isEnabled)`,
/// `names.contains { $0.hasPrefix("chat") }`.
extension Interpreter {
  /// Returns the first element of a list for which a test holds, under the conditions of these tests; nil if one of
  /// their results is unknown.
  func first(of list: ValueList, _ tests: [Value]) -> Value? {
    guard list.isPlain, list.isOrdered else { return nil }
    var (rest, possible) = (Presence.always, [Value.Alternative]())
    for (value, test) in zip(list.values, tests) where rest != .never {
      guard let truth = truth(of: test) else { return nil }
      possible.append(Value.Alternative(presence: space.and(rest, truth), value: value))
      rest = space.excluding(rest, truth)
    }
    return either(possible + [Value.Alternative(presence: rest, value: .absent)])
  }

  /// Returns the elements of a list for which a test holds, each under that condition. An element for which the result
  /// is unknown stays in the list, which is then inexact.
  func filtered(_ list: ValueList, _ tests: [Value]) -> Value {
    var isExact = list.isExact
    let values = zip(list.values, tests).compactMap { value, test -> Value? in
      guard let truth = truth(of: test) else {
        isExact = false
        return value
      }
      return truth == .never ? nil : element(value, under: truth)
    }
    return .list(values, isExact: isExact)
  }

  /// Returns whether a test holds for some element of a list, for `contains`, or for all of them, for `allSatisfy`; nil
  /// if the list or the result of a test is unknown.
  func testOfSomeOrAll(_ name: String, _ list: ValueList, _ tests: [Value]) -> Value? {
    guard list.isExact else { return nil }
    var (some, all) = (Presence.never, Presence.always)
    for (element, test) in zip(list.values, tests) {
      guard let truth = truth(of: test) else { return nil }
      let isContained = element.presenceInList
      some = space.or(some, space.and(isContained, truth))
      all = space.and(all, space.or(space.not(isContained), truth))
    }
    return .boolean(name == "contains" ? some : all)
  }

  /// Returns a closure that evaluates its only expression as a test: for `{ $0.isEnabled }`, the result is the
  /// condition under which `isEnabled` is true.
  func asTest(_ visitor: Value) -> Value {
    guard case .closure(var closure, let scope) = visitor, closure.body.count == 1, closure.function == nil else {
      return visitor
    }
    switch closure.body[0] {
    case .expression(let value) where value.isPath, .result(let value) where value.isPath:
      closure.body = [.expression(.test(.value(value, text: text(of: value))))]
      return .closure(closure, scope)
    default: return visitor
    }
  }
}
