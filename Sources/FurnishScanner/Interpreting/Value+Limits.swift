/// The limits of calculated texts, lists and tuples: a loop of the program may double a value each time.
extension Value {
  /// The greatest length of a text that is calculated, in bytes.
  static let longestText = 4096
  /// The greatest number of elements of a list that is calculated.
  private static let mostElements = 4096
  /// The greatest depth of nested tuples.
  private static let deepestTuple = 8

  /// Returns a text that code calculates. Beyond the limit, only its type is known.
  static func calculated(_ text: String) -> Value {
    text.utf8.count <= longestText ? .string(text) : .instance(.standard("String"), creation: nil)
  }

  /// Returns a list that code calculates. Elements beyond the limit are unknown.
  static func calculated(_ values: [Value], isExact: Bool) -> Value {
    values.count <= mostElements
      ? .list(values, isExact: isExact) : .list(Array(values.prefix(mostElements)), isExact: false)
  }

  /// Returns a tuple, or an unknown value if its tuples are nested beyond the limit.
  static func calculated(tuple parts: [Value], labels: [String?]) -> Value {
    let tuple = Value.tuple(parts, labels: labels)
    return tuple.hasTuples(deeperThan: deepestTuple) ? .unknown : tuple
  }

  private func hasTuples(deeperThan depth: Int) -> Bool {
    guard case .tuple(let parts, _) = self else { return false }
    return depth == 0 || parts.contains { $0.hasTuples(deeperThan: depth - 1) }
  }
}
