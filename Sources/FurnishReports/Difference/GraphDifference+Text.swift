import FurnishGraph

/// A line for each difference, as terminals and pull requests show it.
extension GraphDifference {
  private struct Section {
    var title: String
    var lines: [(mark: Character, text: String)]
  }

  /// Writes the difference for a terminal: `+` for additions, `-` for removals, `~` for changes.
  package func text() -> String {
    guard !isEmpty else { return "no differences\n" }
    let parts = sections.map { section in
      "\(section.title)\n" + section.lines.map { "  \($0.mark) \($0.text.withoutControls)\n" }.joined()
    }
    return parts.joined(separator: "\n") + "\n\(summary)\n"
  }

  /// Writes the difference for a pull request: a block of colored lines, folded by section.
  package func markdown() -> String {
    guard !isEmpty else { return "### Services\n\nNo differences.\n" }
    let parts = sections.map { section in
      let lines = section.lines.map { line in
        // In a block of differences, `!` marks a changed line.
        "\(line.mark == "~" ? "!" : line.mark) \(line.text.withoutControls)\n"
      }.joined()
      let fence = Self.fence(around: lines)
      return
        "#### \(section.title.prefix(1).uppercased())\(section.title.dropFirst())\n\n\(fence)diff\n\(lines)\(fence)\n"
    }
    return "### Services\n\n\(summary.prefix(1).uppercased())\(summary.dropFirst()).\n\n"
      + parts.joined(separator: "\n")
  }

  /// Returns a fence that is longer than any in the text.
  private static func fence(around text: String) -> String {
    var longest = 0
    var current = 0
    for character in text {
      current = character == "`" ? current + 1 : 0
      longest = max(longest, current)
    }
    return String(repeating: "`", count: max(3, longest + 1))
  }

  /// The numbers of differences: `2 services added, 1 removed; 1 lifetime changed`.
  var summary: String {
    [
      Self.counted("service", services.added.count, services.removed.count),
      lifetimes.isEmpty ? nil : "\(String.counted(lifetimes.count, "lifetime")) changed",
      Self.counted("edge", edges.added.count, edges.removed.count),
      Self.counted("finding", findings.added.count, findings.removed.count),
    ].compactMap(\.self).joined(separator: "; ")
  }

  private static func counted(_ noun: String, _ added: Int, _ removed: Int) -> String? {
    if added > 0 {
      return "\(String.counted(added, noun)) added" + (removed > 0 ? ", \(removed) removed" : "")
    }
    return removed > 0 ? "\(String.counted(removed, noun)) removed" : nil
  }

  private var sections: [Section] {
    [
      Section(title: "services", lines: Self.lines(services) { "\($0.name), \($0.lifetime.name)" }),
      Section(
        title: "lifetimes",
        lines: lifetimes.map { ("~", "\($0.new.name): \($0.old.lifetime.name) → \($0.new.lifetime.name)") }),
      Section(title: "edges", lines: Self.lines(edges) { $0.text }),
      Section(title: "findings", lines: Self.lines(findings) { $0.line }),
    ].filter { !$0.lines.isEmpty }
  }

  private static func lines<Element>(
    _ changes: Changes<Element>, _ text: (Element) -> String
  ) -> [(mark: Character, text: String)] {
    changes.added.map { ("+", text($0)) } + changes.removed.map { ("-", text($0)) }
  }
}

extension GraphDifference.Service {
  /// The service and its key: `any Handler, under the key Route.home`.
  var name: String { symbol.description + (key.map { ", under the key \($0)" } ?? "") }
}

extension GraphDifference.Edge {
  /// The two services and the kind of the request: `Page → any Log (deferred)`.
  var text: String {
    var remarks: [String] = []
    if cardinality == .optional { remarks.append("optional") }
    if cardinality == .all { remarks.append("all") }
    if isDeferred { remarks.append("deferred") }
    return "\(from) → \(to)" + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
  }
}

extension Finding {
  /// The first line of the finding, as compilers print it.
  fileprivate var line: String {
    (place.map { "\($0.file):\($0.line):\($0.column): " } ?? "") + "\(severity.rawValue): \(message) [\(rule)]"
  }
}
