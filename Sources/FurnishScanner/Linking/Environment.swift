/// The state while a body is read: its names, the value of `self`, and the condition under which it runs.
///
/// A body passes it down to its parts. Its condition changes only where the body itself continues: after a `guard`,
/// after a `return`.
final class Environment {
  private struct Binding {
    var value: Value
    var isConstant: Bool
    /// The condition under which the name was bound.
    var presence: Presence
  }

  private var bindings: [String: Binding] = [:]
  private let parent: Environment?
  var context: LookupContext
  let receiver: Value?
  /// The expected result of the body.
  var result: ResolvedType?
  /// The condition under which the following code runs; `never` if it is not reached.
  var presence: Presence
  /// The condition under which `break` or `continue` was reached in the enclosing loop or `switch`.
  var breaking = Presence.never
  /// The condition under which the enclosing case falls through to the next one.
  var fallingThrough = Presence.never
  /// The condition under which the program has stopped, or thrown an error.
  var failed = Presence.never
  /// The condition under which the body as a whole runs.
  let start: Presence
  /// The subjects of tests, for each constant that is tested.
  var testKeys: [String: TestKey] = [:]
  /// Whether the body may run several times or not at all, with values that differ. A test in it decides nothing for
  /// the program as a whole, so all branches count.
  let isRepeated: Bool

  init(
    context: LookupContext, receiver: Value? = nil, parent: Environment? = nil, result: ResolvedType? = nil,
    presence: Presence, isRepeated: Bool = false
  ) {
    self.context = context
    self.receiver = receiver ?? parent?.receiver
    self.parent = parent
    self.result = result
    self.presence = presence
    start = presence
    self.isRepeated = isRepeated
  }

  /// Creates the environment of a part of this body: a branch, a block, a side of a choice.
  func part(under presence: Presence, isRepeated: Bool = false) -> Environment {
    Environment(
      context: context, parent: self, result: result, presence: presence, isRepeated: self.isRepeated || isRepeated)
  }

  subscript(name: String) -> Value? {
    get { bindings[name]?.value ?? parent?[name] }
    set {
      bindings[name] = newValue.map { Binding(value: $0, isConstant: true, presence: presence) }
    }
  }

  func bind(_ name: String, to value: Value, isConstant: Bool) {
    bindings[name] = Binding(value: value, isConstant: isConstant, presence: presence)
  }

  /// Finds the body in which a name is bound, and returns it with whether the name is constant there.
  func binding(of name: String) -> (environment: Environment, isConstant: Bool)? {
    if let own = bindings[name] { return (self, own.isConstant) }
    return parent?.binding(of: name)
  }

  /// Changes a variable where it is declared, in this body or in one around it. Returns whether it was found.
  ///
  /// - Parameter merge: Joins the value that the variable has in other cases with the new one.
  func assign(
    _ value: Value, to name: String, under presence: Presence, merge: (Value, Value, Presence) -> Value
  ) -> Bool {
    if let known = bindings[name] {
      // A value that is assigned wherever the variable exists replaces the earlier one.
      bindings[name]!.value = known.presence == presence ? value : merge(known.value, value, presence)
      return true
    }
    return parent?.assign(value, to: name, under: presence, merge: merge) ?? false
  }
}
