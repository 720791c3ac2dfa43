// The words of every error in a configuration. Each is tested word for word.

import FurnishGraph

extension JSONProblem {
  static func unknownSetting(_ member: JSONNode.Member) -> JSONProblem {
    let settings = Configuration.Setting.allCases.map(\.rawValue)
    return JSONProblem(
      "\(member.name.debugDescription) is not a setting\(SpellingHint.of(member.name, among: settings))",
      at: member.place)
  }

  static func unknownRule(_ member: JSONNode.Member) -> JSONProblem {
    JSONProblem(
      "\(member.name.debugDescription) is not a rule\(SpellingHint.of(member.name, among: RuleBook.names))",
      at: member.place)
  }

  static func unknownLevel(_ node: JSONNode) -> JSONProblem {
    let levels = RuleLevel.allCases.map(\.rawValue)
    guard case .string(let text) = node.value else { return unexpected(node, expected: SpellingHint.list(levels)) }
    return JSONProblem(
      "\(text.debugDescription) is not a severity\(SpellingHint.of(text, among: levels))", at: node.place)
  }

  static func unexpected(_ node: JSONNode, expected: String) -> JSONProblem {
    JSONProblem("\(expected) is expected here, not \(node.kind)", at: node.place)
  }
}

/// The text that follows "… is not a rule" in an error.
package enum SpellingHint {
  /// Returns `; did you mean "missing-service"?`, or all names if none is similar.
  package static func of(_ name: String, among names: [String]) -> String {
    nearest(to: name, among: names).map { "; did you mean \($0.debugDescription)?" } ?? "; choose \(list(names))"
  }

  /// Finds the name that differs least; `nil` if all differ in more than a third of their letters.
  package static func nearest(to name: String, among names: [String]) -> String? {
    let distances = names.map { (name: $0, distance: EditDistance.between($0, name)) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.name.count / 3) ? best.name : nil
  }

  static func list(_ names: [String]) -> String {
    let quoted = names.map(\.debugDescription)
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return "\(quoted.dropLast().joined(separator: ", ")) or \(last)"
  }
}
