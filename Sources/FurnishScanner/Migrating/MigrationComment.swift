import FurnishGraph

/// The comments of a migration: `// furnish migrate: the reason`.
enum MigrationComment {
  static let prefix = "// furnish migrate: "

  /// Lists the comments that the migration has added to a text, in order.
  static func steps(in source: ParsedSource) -> [Migration.Step] {
    source.text(0..<source.bytes.count).split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .enumerated().compactMap { index, line in
        let text = line.drop { $0 == " " || $0 == "\t" }
        guard text.hasPrefix(prefix) else { return nil }
        let column = line.utf8.count - text.utf8.count + 1
        let place = ServicePlace(file: source.path, line: index + 1, column: column)
        return Migration.Step(place: place, text: String(text.dropFirst(prefix.count)))
      }
  }
}
