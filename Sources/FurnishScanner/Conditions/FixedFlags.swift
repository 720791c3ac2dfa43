/// The flags of `#if` whose value is known: `--define`, `--undefine`, and those of the manifest.
struct FixedFlags: Hashable, Sendable {
  var set: Set<String> = []
  var unset: Set<String> = []

  /// Returns the flags of both values. If both fix a flag, and only one of them sets it, the value in `self` applies.
  func adding(_ others: FixedFlags) -> FixedFlags {
    FixedFlags(
      set: set.union(others.set.subtracting(unset)), unset: unset.union(others.unset.subtracting(set)))
  }

  /// Returns a condition with each fixed flag in it replaced by the value of the flag.
  func decided(_ condition: Condition) -> Condition {
    switch condition {
    case .always, .never: condition
    case .flag(let flag): value(flag).map { $0 ? .always : .never } ?? condition
    case .not(let negated): .not(decided(negated))
    case .all(let conditions): .all(conditions.map(decided))
    case .any(let conditions): .any(conditions.map(decided))
    }
  }

  /// Returns the value of a flag, or `nil` if it is not fixed.
  func value(_ flag: String) -> Bool? {
    if set.contains(flag) { return true }
    return unset.contains(flag) ? false : nil
  }

  /// Returns whether a condition can hold. The result is false only where the fixed flags alone rule it out.
  func allow(_ condition: Condition) -> Bool {
    if case .always = condition { return true }
    return value(condition) != false
  }

  /// Returns whether a condition always holds, because the fixed flags alone decide it.
  func ensure(_ condition: Condition) -> Bool { value(condition) == true }

  /// Returns the value of a condition, or `nil` if the fixed flags do not determine it.
  private func value(_ condition: Condition) -> Bool? {
    switch condition {
    case .always: return true
    case .never: return false
    case .flag(let flag): return value(flag)
    case .not(let condition): return value(condition).map { !$0 }
    case .all(let conditions):
      let values = conditions.map(value)
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .any(let conditions):
      let values = conditions.map(value)
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    }
  }
}
