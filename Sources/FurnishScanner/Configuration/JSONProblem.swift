/// The reason why a JSON file cannot be used, and the place in the file.
package struct JSONProblem: Error, Hashable, Sendable {
  package var place: Place
  /// The error and its fix, as a sentence without its period.
  package var reason: String

  package init(_ reason: String, at place: Place) {
    self.reason = reason
    self.place = place
  }

  /// Returns the line of an error: `.furnish.json:3:5: …`.
  package func text(file: String) -> String { "\(file):\(place.line):\(place.column): \(reason)" }
}
