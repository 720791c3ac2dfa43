import FurnishGraph

/// The conversion of places to the locations of SARIF, whose columns count code points.
struct SARIFPlaces {
  private let source: ((String) -> String?)?
  private var lines: [String: [Substring.UTF8View]] = [:]

  /// - Parameter source: Returns the text of a file; `nil` if columns stay as they are.
  init(source: ((String) -> String?)?) { self.source = source }

  mutating func json(_ place: ServicePlace) -> JSONValue {
    .members([
      "artifactLocation": .members([
        "uri": .string(URIReference(path: place.file).text),
        "uriBaseId": place.file.hasPrefix("/") ? nil : .string("SRCROOT"),
      ]),
      // Lines and columns of SARIF begin at one. A place that stands for a whole file has zeros.
      "region": .members([
        "startLine": .number(max(1, place.line)), "startColumn": column(of: place).map(JSONValue.number),
      ]),
    ])
  }

  /// Returns the column of a place; `nil` if its line is not known.
  private mutating func column(of place: ServicePlace) -> Int? {
    guard let source else { return max(1, place.column) }
    if lines[place.file] == nil { lines[place.file] = source(place.file).map(Self.lines) ?? [] }
    guard let lines = lines[place.file], lines.indices.contains(place.line - 1) else { return nil }
    let before = lines[place.line - 1].prefix(max(0, place.column - 1))
    // A byte that continues a code point does not begin one.
    return before.count { $0 & 0xC0 != 0x80 } + 1
  }

  /// Splits a text into lines, as the Swift compiler counts them: `\r\n`, `\n` and `\r` end a line each.
  private static func lines(of text: String) -> [Substring.UTF8View] {
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    var lines: [Substring.UTF8View] = []
    var rest = text.utf8
    while let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      lines.append(rest[..<end])
      let isPair = rest[end] == 0x0D && rest[rest.index(after: end)...].first == 0x0A
      rest = rest[rest.index(end, offsetBy: isPair ? 2 : 1)...]
    }
    return lines + [rest]
  }
}
