import FurnishGraph

extension FindingReport {
  /// Returns the findings as SARIF 2.1.0, the format of OASIS that code scanning services read.
  ///
  /// Paths are relative to `SRCROOT`. The column of a finding counts bytes, as the Swift compiler does. With `source`,
  /// the report converts columns to code points, and its `columnKind` is `unicodeCodePoints`; it leaves out a column if
  /// `source` does not return the text of the file. Without `source`, the report has the columns of the findings, and
  /// no `columnKind`.
  ///
  /// ```swift
  /// func report(_ findings: [Finding], _ texts: [String: String]) -> String {
  ///   FindingReport(findings).sarif(toolVersion: "1.0.0") { path in texts[path] }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - toolVersion: The version of the program that reports the findings.
  ///   - rules: Descriptions of rules. Those that no finding names are left out.
  ///   - source: Returns the text of a file by its path in a finding, or `nil` if the text is not known.
  /// - Complexity: Linear in the length of the findings and of the files that they name.
  public func sarif(
    toolVersion: String? = nil, rules: [ReportedRule] = [], source: ((_ path: String) -> String?)? = nil
  ) -> String {
    let rules = SARIFRules(findings, described: rules)
    var places = SARIFPlaces(source: source)
    return JSONValue.members([
      "$schema": .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([
        .members([
          "tool": .members([
            "driver": .members([
              "name": .string("furnish"),
              "version": toolVersion.map(JSONValue.string),
              "rules": .array(rules.json),
            ])
          ]),
          "columnKind": source.map { _ in .string("unicodeCodePoints") },
          "originalUriBaseIds": .members([
            "SRCROOT": .members(["description": Self.message("The folder that was checked.")])
          ]),
          "results": .array(findings.map { Self.result($0, rules, &places) }),
        ])
      ]),
    ]).lines
  }

  private static func result(_ finding: Finding, _ rules: SARIFRules, _ places: inout SARIFPlaces) -> JSONValue {
    .members([
      "ruleId": .string(finding.rule),
      "ruleIndex": rules.index(of: finding.rule).map(JSONValue.number),
      "level": .string(finding.severity.rawValue),
      "message": message("\(finding.message)\nwhere: \(finding.location)\nfix: \(finding.fix)"),
      "locations": .array([location(of: finding, &places)]),
      "relatedLocations": .array(
        finding.notes.enumerated().map { index, note in
          .members([
            "id": .number(index + 1),
            "physicalLocation": note.place.map { places.json($0) },
            "message": message(note.message),
          ])
        }),
      "properties": .members([
        "chain": .array(finding.chain.map { .string($0.fullDescription) }),
        "affected": .number(finding.affected),
        "fix": .string(finding.fix),
      ]),
    ])
  }

  private static func location(of finding: Finding, _ places: inout SARIFPlaces) -> JSONValue {
    .members([
      "physicalLocation": finding.place.map { places.json($0) },
      "logicalLocations": finding.chain.last.map { symbol in
        .array([.members(["fullyQualifiedName": .string(symbol.fullDescription), "kind": .string("type")])])
      },
    ])
  }

  fileprivate static func message(_ text: String) -> JSONValue { .members(["text": .string(text)]) }
}

/// The rules that findings name, in the order of their identifiers.
private struct SARIFRules {
  private var levels: [(rule: String, level: Finding.Severity)] = []
  private var indices: [String: Int] = [:]
  private let described: [String: ReportedRule]

  init(_ findings: [Finding], described rules: [ReportedRule]) {
    described = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    var worst: [String: Finding.Severity] = [:]
    for finding in findings { worst[finding.rule] = min(worst[finding.rule] ?? finding.severity, finding.severity) }
    levels = worst.sorted { $0.key < $1.key }.map { (rule: $0.key, level: $0.value) }
    for (index, level) in levels.enumerated() { indices[level.rule] = index }
  }

  func index(of rule: String) -> Int? { indices[rule] }

  var json: [JSONValue] {
    levels.map { rule, level in
      .members([
        "id": .string(rule),
        "shortDescription": described[rule].map { FindingReport.message($0.summary) },
        "helpUri": described[rule]?.help.map(JSONValue.string),
        "defaultConfiguration": .members(["level": .string(level.rawValue)]),
      ])
    }
  }
}
