/// The settings of a team, in the file `.furnish.json`.
///
/// Paths are stored as they are written: relative to the folder of the file.
package struct Configuration: Hashable, Sendable {
  package static let fileName = ".furnish.json"

  /// The severities that replace the rules' own, by the names of the rules; a rule that is off does not judge.
  package var rules: [String: RuleLevel] = [:]
  /// Files and folders that are not read.
  package var excluded: [String] = []
  /// Types or modules. Only the services that these reach are judged.
  package var roots: [String] = []
  /// The flags of `#if` that are set.
  package var defines: [String] = []
  /// The flags of `#if` that are not set. For each other flag, both cases are judged.
  package var undefines: [String] = []
  /// The file of known findings.
  package var baseline: String?

  package init() {}
}

/// The reading of a configuration from its file.
extension Configuration {
  /// The names of the settings, in the order in which errors list them.
  package enum Setting: String, CaseIterable {
    case rules, exclude, roots, defines, undefines, baseline
  }

  /// Reads the settings of a file.
  ///
  /// - Parameter bytes: The content of the file.
  /// - Throws: ``JSONProblem`` at the first place that is not JSON, is not a setting, or has a value of another kind.
  package init(_ bytes: some Sequence<UInt8>) throws(JSONProblem) {
    self.init()
    let document = try JSONParser.parse(bytes)
    guard case .object(let members) = document.value else {
      throw .unexpected(document, expected: "an object with settings")
    }
    for member in members {
      guard let setting = Setting(rawValue: member.name) else { throw .unknownSetting(member) }
      switch setting {
      case .rules: rules = try Self.rules(member.value)
      case .exclude: excluded = try Self.strings(member.value)
      case .roots: roots = try Self.strings(member.value)
      case .defines: defines = try Self.strings(member.value)
      case .undefines: undefines = try Self.strings(member.value)
      case .baseline: baseline = try Self.string(member.value)
      }
    }
  }

  private static func rules(_ node: JSONNode) throws(JSONProblem) -> [String: RuleLevel] {
    guard case .object(let members) = node.value else {
      throw .unexpected(node, expected: "an object that gives rules a severity")
    }
    var levels: [String: RuleLevel] = [:]
    for member in members {
      guard RuleBook.names.contains(member.name) else { throw .unknownRule(member) }
      guard case .string(let text) = member.value.value, let level = RuleLevel(rawValue: text) else {
        throw .unknownLevel(member.value)
      }
      levels[member.name] = level
    }
    return levels
  }

  private static func strings(_ node: JSONNode) throws(JSONProblem) -> [String] {
    guard case .array(let elements) = node.value else { throw .unexpected(node, expected: "an array of strings") }
    var strings: [String] = []
    for element in elements { strings.append(try string(element)) }
    return strings
  }

  private static func string(_ node: JSONNode) throws(JSONProblem) -> String {
    guard case .string(let text) = node.value else { throw .unexpected(node, expected: "a string") }
    return text
  }
}
