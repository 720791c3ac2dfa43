/// One case in which a formula holds: the variables that matter, with their values. The formula `a || (b && !c)` has
/// two cases: `a` is true, and `b` is true while `c` is false.
struct PresenceCase: Hashable {
  var values: [Int: Bool] = [:]
}

/// The search for a small number of short cases that together make up a formula.
///
/// After Minato, "Fast generation of irredundant sum-of-products forms from binary decision diagrams", 1992.
extension PresenceSpace {
  /// Finds the cases of a formula, the shortest first.
  ///
  /// - Parameters:
  ///   - universe: A condition that is known to hold, so that the cases need not contain it.
  ///   - limit: The greatest number of cases.
  /// - Returns: Nil if there are more cases than `limit`.
  func cases(of presence: Presence, in universe: Presence, limit: Int = 16) -> [PresenceCase]? {
    var budget = limit * 16
    let lower = and(presence, universe)
    let upper = or(presence, not(universe))
    guard let cover = cover(lower, upper, &budget), cover.cases.count <= limit else { return nil }
    return cover.cases.sorted { left, right in
      if left.values.count != right.values.count { return left.values.count < right.values.count }
      return left.values.keys.sorted().lexicographicallyPrecedes(right.values.keys.sorted())
    }
  }

  /// Returns cases that contain at least the formula `lower` and at most the formula `upper`, and the disjunction of
  /// these cases; nil if the budget is spent.
  ///
  /// The free space between both formulas makes the cases shorter.
  private func cover(
    _ lower: Presence, _ upper: Presence, _ budget: inout Int
  ) -> (cases: [PresenceCase], formula: Presence)? {
    if lower == .never { return ([], .never) }
    if upper == .always { return ([PresenceCase()], .always) }
    budget -= 1
    guard budget > 0 else { return nil }
    // Both formulas are constants only if the space is exhausted: then `lower` may be `always` while `upper` is
    // `never`.
    guard let variable = [split(lower)?.variable, split(upper)?.variable].compactMap(\.self).max() else { return nil }
    let (lower0, lower1) = (restricted(lower, variable, to: false), restricted(lower, variable, to: true))
    let (upper0, upper1) = (restricted(upper, variable, to: false), restricted(upper, variable, to: true))
    // First the cases in which the variable must be false, then those in which it must be true, and last the cases that
    // hold for both of its values.
    guard let without = cover(excluding(lower0, upper1), upper0, &budget),
      let with = cover(excluding(lower1, upper0), upper1, &budget)
    else { return nil }
    let left = or(excluding(lower0, without.formula), excluding(lower1, with.formula))
    guard let both = cover(left, and(upper0, upper1), &budget) else { return nil }
    let cases =
      without.cases.map { adding(variable, false, to: $0) } + with.cases.map { adding(variable, true, to: $0) }
      + both.cases
    let formula = any([
      and(literal(variable, false), without.formula), and(literal(variable, true), with.formula), both.formula,
    ])
    return (cases, formula)
  }

  private func adding(_ variable: Int, _ value: Bool, to presenceCase: PresenceCase) -> PresenceCase {
    var presenceCase = presenceCase
    presenceCase.values[variable] = value
    return presenceCase
  }
}
