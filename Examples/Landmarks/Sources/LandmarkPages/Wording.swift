import LandmarkServices

/// The wording of numbers, parallels and searches on the pages.
enum Wording {
  /// Returns a number of landmarks: 1 landmark, 191 landmarks.
  static func count(of landmarks: Int) -> String {
    landmarks == 1 ? "1 landmark" : "\(landmarks) landmarks"
  }

  /// Returns the name of a parallel: 60° N, 0°, 30° S.
  static func latitude(_ degrees: Int) -> String {
    switch degrees {
    case ..<0: "\(-degrees)° S"
    case 0: "0°"
    default: "\(degrees)° N"
    }
  }

  /// Returns the heading of a list: 3 landmarks in Towers matching “steel”.
  static func found(_ page: LandmarkPage, by query: LandmarkQuery) -> String {
    let place = query.category.map { " in \($0.title)" } ?? ""
    let text = query.text.isEmpty ? "" : " matching “\(query.text)”"
    return count(of: page.total) + place + text
  }

  /// Returns the text in place of an empty list: No landmark matches “xyz” in Towers.
  static func nothingFound(by query: LandmarkQuery) -> String {
    let place = query.category.map { " in \($0.title)" } ?? ""
    return query.text.isEmpty ? "There is no landmark\(place)" : "No landmark matches “\(query.text)”\(place)"
  }
}
