package import Foundation

/// The reading and writing of a baseline as JSON.
extension Baseline {
  private struct File: Encodable {
    var version = Baseline.currentVersion
    var findings: [Entry]
  }

  /// The content of the file: the same bytes for the same findings, with a line for each member.
  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(File(findings: entries)) + Data("\n".utf8)
    }
  }

  /// Creates a baseline from the content of its file.
  ///
  /// - Throws: ``JSONProblem`` if the content is not a baseline of the current version.
  package init(_ bytes: some Sequence<UInt8>) throws(JSONProblem) {
    let document = try JSONParser.parse(bytes)
    guard case .object(let members) = document.value, let version = members.first(where: { $0.name == "version" }),
      let findings = members.first(where: { $0.name == "findings" }), case .array(let nodes) = findings.value.value
    else { throw .notABaseline(document) }
    guard case .number("\(Self.currentVersion)") = version.value.value else { throw .otherVersion(version.value) }
    entries = []
    for node in nodes { entries.append(try Self.entry(node)) }
  }

  private static func entry(_ node: JSONNode) throws(JSONProblem) -> Entry {
    guard case .object(let members) = node.value else { throw .notAnEntry(node) }
    let values = Dictionary(members.map { ($0.name, $0.value.value) }) { first, _ in first }
    guard case .string(let rule)? = values["rule"], case .string(let file)? = values["file"],
      case .string(let message)? = values["message"], case .number(let number)? = values["count"],
      let count = Int(number), count > 0
    else { throw .notAnEntry(node) }
    return Entry(rule: rule, file: file, message: message, count: count)
  }
}

// The texts of all errors in a baseline.
extension JSONProblem {
  static func notABaseline(_ node: JSONNode) -> JSONProblem {
    JSONProblem("this is not a baseline; write one with --write-baseline", at: node.place)
  }

  static func otherVersion(_ node: JSONNode) -> JSONProblem {
    JSONProblem(
      "this baseline has another version than \(Baseline.currentVersion); write it again with --write-baseline",
      at: node.place)
  }

  static func notAnEntry(_ node: JSONNode) -> JSONProblem {
    JSONProblem("a finding has a \"rule\", a \"file\", a \"message\" and a \"count\" above 0", at: node.place)
  }
}
