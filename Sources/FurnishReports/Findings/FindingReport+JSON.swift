import FurnishGraph

extension FindingReport {
  /// The version of the JSON that this library writes.
  public static let jsonVersion = 1

  /// Returns the findings as JSON: `version`, the number of `errors`, `warnings` and `notes`, and `findings`, which
  /// decode as an array of ``/FurnishGraph/Finding``.
  ///
  /// - Returns: A line for each member, in an order that never changes.
  /// - Complexity: Linear in the length of the findings.
  public func json() -> String {
    JSONValue.members([
      "version": .number(Self.jsonVersion),
      "errors": .number(count(.error)),
      "warnings": .number(count(.warning)),
      "notes": .number(count(.note)),
      "findings": .array(findings.map(\.json)),
    ]).lines
  }
}

extension Finding {
  /// The finding in the form that its `Codable` conformance decodes.
  var json: JSONValue {
    .members([
      "rule": .string(rule),
      "severity": .string(severity.rawValue),
      "message": .string(message),
      "location": .string(location),
      "place": place?.json,
      "chain": .array(chain.map(\.json)),
      "notes": .array(
        notes.map { .members(["message": .string($0.message), "place": $0.place?.json]) }),
      "fix": .string(fix),
      "affected": .number(affected),
    ])
  }
}

extension ServicePlace {
  var json: JSONValue {
    .members(["file": .string(file), "line": .number(line), "column": .number(column)])
  }
}

extension ServiceSymbol {
  var json: JSONValue {
    .members([
      "type": .string(type),
      "registrationName": registrationName.map(JSONValue.string),
      "keyType": keyType.map(JSONValue.string),
    ])
  }
}
