/// A formula as the text of a finding: `DEBUG is not set and mock is false`.
struct PresenceText {
  private let space: PresenceSpace

  init(_ space: PresenceSpace) { self.space = space }

  /// Describes the condition of a fact, as a sentence for a note; nil if it always holds.
  ///
  /// - Parameter universe: The condition that holds anyway.
  func sentence(_ presence: Presence, in universe: Presence) -> String? {
    if space.implies(universe, presence) { return nil }
    guard let cases = space.cases(of: presence, in: universe), let first = cases.first else {
      return "This depends on conditions that are too many to list."
    }
    let texts = cases.map(text)
    switch cases.count {
    case 1: return "This is so where \(text(first))."
    case 2: return "This is so where \(texts[0]), or where \(texts[1])."
    default: return "This is so in \(cases.count) cases, for example where \(texts[0])."
    }
  }

  private func text(_ presenceCase: PresenceCase) -> String {
    var (set, unset): ([String], [String]) = ([], [])
    var tests: [String] = []
    var choices: [Choice.Key: [(number: Int, holds: Bool)]] = [:]
    var keys: [Choice.Key] = []
    for (variable, value) in presenceCase.values.sorted(by: { $0.key < $1.key }) {
      switch space.meaning(variable) {
      case .flag(let flag): if value { set.append(flag) } else { unset.append(flag) }
      case .test(let holds, let fails): tests.append(value ? holds : fails)
      case .choice(let key, let number):
        if choices[key] == nil { keys.append(key) }
        choices[key, default: []].append((number, value))
      }
    }
    for key in keys {
      let values = choices[key]!
      let choice = space.choices[key]!
      // One value excludes the others, so these need not be written.
      let chosen = values.first(where: \.holds).map { [choice.names[$0.number]] }
      let excluded = values.filter { !$0.holds }.map { choice.names[$0.number] }
      if case .flags = key {
        if let chosen { set += chosen } else { unset += excluded }
      } else {
        tests.append(text(choice, chosen: chosen?.first ?? lastLeft(choice, excluded), excluded))
      }
    }
    let flags = [(set, "set"), (unset, "not set")].filter { !$0.0.isEmpty }.map { names, state in
      "\(Self.list(names.sorted(), "and")) \(names.count == 1 ? "is" : "are") \(state)"
    }
    return Self.list(flags + tests, "and")
  }

  private func text(_ choice: Choice, chosen: String?, _ excluded: [String]) -> String {
    if let chosen { return "\(choice.subject) is \(chosen)" }
    if excluded.count == 1 { return "\(choice.subject) is not \(excluded[0])" }
    return "\(choice.subject) is neither \(Self.list(excluded, "nor"))"
  }

  /// Returns the remaining value if all others are excluded and no further value is possible.
  private func lastLeft(_ choice: Choice, _ excluded: [String]) -> String? {
    guard choice.rest == .never, excluded.count == choice.names.count - 1 else { return nil }
    return choice.names.last
  }

  private static func list(_ parts: [String], _ word: String) -> String {
    guard parts.count > 2, word == "and" else { return parts.joined(separator: " \(word) ") }
    return "\(parts.dropLast().joined(separator: ", ")), and \(parts[parts.count - 1])"
  }
}
