import FurnishGraph

/// The comments that silence findings: `// furnish:ignore missing-service the host registers it`.
struct Ignores {
  private struct Ignore {
    let file: String
    let facts: IgnoreFacts
  }

  private let ignores: [Ignore]

  init(_ files: [SourceFile]) {
    ignores = files.filter(\.summary.hasIgnores).flatMap { file in
      file.facts.ignores.map { Ignore(file: file.path, facts: $0) }
    }
  }

  /// Leaves out ignored findings, and adds a finding for each comment that ignores nothing.
  ///
  /// - Parameter judges: Returns whether a rule judges. A comment about a rule that does not judge may silence a
  ///   finding once the rule judges.
  func applied(to findings: [Finding], judges: (RuleDescription) -> Bool) -> [Finding] {
    guard !ignores.isEmpty else { return findings }
    var byPlace: [String: [Int]] = [:]
    for (index, ignore) in ignores.enumerated() {
      byPlace["\(ignore.file):\(ignore.facts.line)", default: []].append(index)
    }
    var isUsed = [Bool](repeating: false, count: ignores.count)
    var remaining = findings.filter { finding in
      guard let place = finding.place, let candidates = byPlace["\(place)"] else { return true }
      let silencing = candidates.filter { ignores[$0].facts.rule == finding.rule }
      for index in silencing { isUsed[index] = true }
      return silencing.isEmpty
    }
    for (index, ignore) in ignores.enumerated() where !isUsed[index] {
      let rule = RuleBook.rules.first { $0.name == ignore.facts.rule }
      if let rule, !judges(rule) { continue }
      remaining.append(
        .unusedIgnore(
          ignore.facts.rule, isKnown: rule != nil,
          place: ServicePlace(
            file: ignore.file, line: Int(ignore.facts.place.line), column: Int(ignore.facts.place.column))))
    }
    return remaining
  }
}
