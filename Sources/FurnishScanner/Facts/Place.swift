/// A line and a column, both counted from one.
package struct Place: Codable, Hashable, Sendable {
  /// The place of an expression that is in no file.
  static let none = Place(line: 0, column: 0)

  package var line: Int32
  package var column: Int32

  package init(line: Int, column: Int) {
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
  }
}
