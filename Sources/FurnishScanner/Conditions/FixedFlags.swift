/// The flags of `#if` whose value is known: `--define`, `--undefine`, and those of the manifest.
struct FixedFlags: Hashable, Sendable {
  var set: Set<String> = []
  var unset: Set<String> = []

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
