/// A condition under which code is compiled, as `#if` states it.
package indirect enum Condition: Codable, Hashable, Sendable {
  case always
  case never
  /// `DEBUG`, `os(Linux)`, `canImport(SwiftUI)`
  case flag(String)
  case not(Condition)
  case all([Condition])
  case any([Condition])

  func and(_ other: Condition) -> Condition {
    switch (self, other) {
    case (.always, _): other
    case (_, .always): self
    case (.all(let left), .all(let right)): .all(left + right)
    case (.all(let left), _): .all(left + [other])
    case (_, .all(let right)): .all([self] + right)
    default: .all([self, other])
    }
  }

  /// Returns whether the condition holds if the flags for which `isSet` returns true are set, and no others.
  func holds(_ isSet: (String) -> Bool) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .flag(let flag): isSet(flag)
    case .not(let condition): !condition.holds(isSet)
    case .all(let conditions): conditions.allSatisfy { $0.holds(isSet) }
    case .any(let conditions): conditions.contains { $0.holds(isSet) }
    }
  }
}
