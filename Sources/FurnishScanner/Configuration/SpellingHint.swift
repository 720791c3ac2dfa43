import FurnishGraph

/// The text that follows "… is not a rule" in an error.
package enum SpellingHint {
  /// Returns `; did you mean "missing-service"?`, or all names if none is similar.
  package static func of(_ name: String, among names: [String]) -> String {
    nearest(to: name, among: names).map { "; did you mean \($0.debugDescription)?" } ?? "; choose \(list(names))"
  }

  /// Finds the most similar name; `nil` if every name differs in more than a third of its letters.
  package static func nearest(to name: String, among names: [String]) -> String? {
    let distances = names.map { (name: $0, distance: EditDistance.between($0, name)) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.name.count / 3) ? best.name : nil
  }

  static func list(_ names: [String]) -> String {
    let quoted = names.map(\.debugDescription)
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return "\(quoted.dropLast().joined(separator: ", ")) or \(last)"
  }
}
