/// The decoded parameters of a query, each of which occurs at most once.
struct QueryParameters: Sendable {
  private let values: [String: String]

  /// Creates a collection without parameters.
  init() {
    values = [:]
  }

  /// Reads a query. The value of a parameter without `=` is empty.
  init(_ query: String) throws(RequestProblem) {
    var values: [String: String] = [:]
    for pair in query.split(separator: "&") {
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard
        let name = PercentDecoding.decode(halves[0], plusIsSpace: true),
        let value = PercentDecoding.decode(halves.count > 1 ? halves[1] : "", plusIsSpace: true)
      else { throw .malformedQuery }
      guard values.updateValue(value, forKey: name) == nil else {
        throw .repeatedParameter(name)
      }
    }
    self.values = values
  }

  /// The value of a parameter, or `nil` if it is missing.
  subscript(name: String) -> String? { values[name] }

  /// Returns the value of a parameter, or `nil` if it is missing or empty. Forms also send fields that were not filled
  /// in.
  func filled(_ name: String) -> String? {
    values[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
