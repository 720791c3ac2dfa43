// The texts of all errors in a configuration.

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
