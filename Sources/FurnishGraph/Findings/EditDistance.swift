/// The distance of two spellings.
package enum EditDistance {
  /// Returns the number of characters that have to be inserted, removed or replaced to turn one text into the other.
  /// Upper and lower case are the same.
  ///
  /// - Complexity: The product of both lengths.
  package static func between(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.lowercased()), Array(right.lowercased()))
    // The distance of each prefix of `right` from the prefix of `left` that was compared.
    var row = Array(0...right.count)
    for (line, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in right.indices {
        let replaced = diagonal + (character == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, min(row[column], row[column + 1]) + 1)
      }
    }
    return row[right.count]
  }
}
