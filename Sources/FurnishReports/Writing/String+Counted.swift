extension String {
  /// Returns a number with its noun: `1 file`, `2 files`.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - noun: The noun in the singular, whose plural ends in an additional "s".
  package static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
