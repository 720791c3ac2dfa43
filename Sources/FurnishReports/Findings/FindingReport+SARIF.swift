import FurnishGraph

extension FindingReport {
  /// The findings as SARIF 2.1.0, the format of OASIS that services which scan code read.
  ///
  /// Paths are relative to `SRCROOT`. Columns are those of the Swift compiler, which counts bytes: they are off where
  /// there are other letters than those of ASCII on the line before the place.
  ///
  /// - Parameter toolVersion: The version of the program that found it.
  /// - Complexity: Linear in the length of the findings.
  public func sarif(toolVersion: String? = nil) -> String {
    let rules = SARIFRules(findings)
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
          "columnKind": .string("unicodeCodePoints"),
          "originalUriBaseIds": .members([
            "SRCROOT": .members(["description": Self.message("The folder that was checked.")])
          ]),
          "results": .array(findings.map { Self.result($0, rules) }),
        ])
      ]),
    ]).lines
  }

  private static func result(_ finding: Finding, _ rules: SARIFRules) -> JSONValue {
    .members([
      "ruleId": .string(finding.rule),
      "ruleIndex": rules.index(of: finding.rule).map(JSONValue.number),
      "level": .string(finding.severity.rawValue),
      "message": message("\(finding.message)\nwhere: \(finding.location)\nfix: \(finding.fix)"),
      "locations": .array([location(of: finding)]),
      "relatedLocations": .array(
        finding.notes.enumerated().map { index, note in
          .members([
            "id": .number(index + 1),
            "physicalLocation": note.place.map(physicalLocation),
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

  private static func location(of finding: Finding) -> JSONValue {
    .members([
      "physicalLocation": finding.place.map(physicalLocation),
      "logicalLocations": finding.chain.last.map { symbol in
        .array([.members(["fullyQualifiedName": .string(symbol.fullDescription), "kind": .string("type")])])
      },
    ])
  }

  private static func physicalLocation(_ place: ServicePlace) -> JSONValue {
    .members([
      "artifactLocation": .members([
        "uri": .string(URIReference(path: place.file).text),
        "uriBaseId": place.file.hasPrefix("/") ? nil : .string("SRCROOT"),
      ]),
      // SARIF counts from one, and a place that is made up may not.
      "region": .members([
        "startLine": .number(max(1, place.line)), "startColumn": .number(max(1, place.column)),
      ]),
    ])
  }

  private static func message(_ text: String) -> JSONValue { .members(["text": .string(text)]) }
}

/// The rules that findings name, in the order of their identifiers.
private struct SARIFRules {
  private var levels: [(rule: String, level: Finding.Severity)] = []
  private var indices: [String: Int] = [:]

  init(_ findings: [Finding]) {
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
        "defaultConfiguration": .members(["level": .string(level.rawValue)]),
      ])
    }
  }
}
