/// A writer of formulas as texts of findings: `DEBUG is not set and mock is false`.
struct PresenceText {
  private let space: PresenceSpace

  init(_ space: PresenceSpace) { self.space = space }

  /// Describes the condition of a fact, as a sentence for a note; nil if it always holds.
  ///
  /// - Parameter universe: A condition that is known to hold, and that the sentence does not mention.
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
    var tests: [Test] = []
    var choices: [Choice.Key: [(index: Int, holds: Bool)]] = [:]
    var keys: [Choice.Key] = []
    for (variable, value) in significant(presenceCase.values) {
      switch space.meaning(variable) {
      case .flag(let flag): if value { set.append(flag) } else { unset.append(flag) }
      case .test(let holds, let fails): tests.append(Test(holds: holds, fails: fails, result: value))
      case .choice(let key, let index):
        if choices[key] == nil { keys.append(key) }
        choices[key, default: []].append((index, value))
      }
    }
    for key in keys {
      let values = choices[key]!
      let choice = space.choices[key]!
      // One value excludes the others, so these need not be written.
      let chosen = values.first(where: \.holds).map { [choice.names[$0.index]] }
      let excluded = values.filter { !$0.holds }.map { choice.names[$0.index] }
      if case .flags = key {
        if let chosen { set += chosen } else { unset += excluded }
      } else {
        tests.append(test(of: choice, chosen: chosen?.first ?? lastLeft(choice, excluded), excluded))
      }
    }
    let flags = [(set, "set"), (unset, "not set")].filter { !$0.0.isEmpty }.map { names, state in
      "\(Self.list(names.sorted(), "and")) \(names.count == 1 ? "is" : "are") \(state)"
    }
    return Self.list(flags + Self.texts(tests), "and")
  }

  /// Returns the variables of a case with their values, in order. Leaves out those that follow from others: if
  /// `level == 7` holds, so does `level > 2`.
  private func significant(_ values: [Int: Bool]) -> [(key: Int, value: Bool)] {
    var chosen: [(subject: TestSubject, name: String)] = []
    for (variable, value) in values where value {
      if case .choice(let key, let index) = space.meaning(variable), case .subject(let subject) = key {
        chosen.append((subject, space.choices[key]!.names[index]))
      }
    }
    func isImplied(_ variable: Int, _ value: Bool) -> Bool {
      if let (subject, predicate) = space.predicatesOfVariables[variable] {
        return chosen.contains { predicate.holds(for: $0.name, of: $0.subject, as: subject) == value }
          || values.contains { other, result in
            guard other != variable, let tested = space.predicatesOfVariables[other], tested.subject == subject
            else { return false }
            if result, tested.predicate.excludes(predicate) { return !value }
            return value == result
              && (value ? tested.predicate.implies(predicate) : predicate.implies(tested.predicate))
          }
      }
      guard !value, case .choice(.subject(let subject), let index) = space.meaning(variable) else { return false }
      let name = space.choices[.subject(subject)]!.names[index]
      return values.contains { other, result in
        guard let tested = space.predicatesOfVariables[other] else { return false }
        return tested.predicate.holds(for: name, of: subject, as: tested.subject) == !result
      }
    }
    return values.filter { !isImplied($0.key, $0.value) }.sorted { $0.key < $1.key }
  }

  /// A test of a program with its result.
  private struct Test {
    let holds: String
    let fails: String
    let result: Bool

    var text: String { result ? holds : fails }
  }

  /// Returns the texts of tests. Tests that are written alike, such as two calls of a function, share one text:
  /// `isOn() is true each time`.
  private static func texts(_ tests: [Test]) -> [String] {
    var seen: Set<String> = []
    return tests.filter { seen.insert($0.holds).inserted }.map { first in
      let alike = tests.filter { $0.holds == first.holds }
      if alike.contains(where: { $0.result != first.result }) {
        return "\(first.text) at one time and \(first.result ? first.fails : first.holds) at another"
      }
      return alike.count == 1 ? first.text : "\(first.text) each time"
    }
  }

  private func test(of choice: Choice, chosen: String?, _ excluded: [String]) -> Test {
    let subject = choice.subjectText
    if chosen == nil, excluded.count > 1 {
      let neither = "\(subject) is neither \(Self.list(excluded, "nor"))"
      return Test(holds: neither, fails: "", result: true)
    }
    let value = chosen ?? excluded[0]
    return Test(holds: "\(subject) is \(value)", fails: "\(subject) is not \(value)", result: chosen != nil)
  }

  /// Returns the remaining value if all others are excluded and no further value is possible.
  private func lastLeft(_ choice: Choice, _ excluded: [String]) -> String? {
    // The last value is the only one without a variable, so the excluded ones are all others.
    guard choice.rest == .never, excluded.count == choice.names.count - 1 else { return nil }
    return choice.names.last
  }

  private static func list(_ parts: [String], _ word: String) -> String {
    guard parts.count > 2, word == "and" else { return parts.joined(separator: " \(word) ") }
    return "\(parts.dropLast().joined(separator: ", ")), and \(parts[parts.count - 1])"
  }
}
