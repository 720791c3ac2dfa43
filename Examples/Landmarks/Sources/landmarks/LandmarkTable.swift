import LandmarkServices

/// Landmarks as lines of text, in columns.
struct LandmarkTable {
  /// A line for each landmark, with its identifier, name, country and year.
  let lines: [String]

  init(_ landmarks: [Landmark]) {
    let rows = landmarks.map { [$0.id, $0.name, $0.country, $0.writtenYear] }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    lines = rows.map { row in
      let columns = zip(row, widths).map { text, width in text + String(repeating: " ", count: width - text.count) }
      return (columns + [row[3]]).joined(separator: "  ")
    }
  }
}
