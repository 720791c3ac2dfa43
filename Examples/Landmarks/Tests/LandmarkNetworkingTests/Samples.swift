import LandmarkServices

/// The landmarks of these tests, and the answers of their servers.
enum Samples {
  static let petra = Landmark(
    id: "petra", name: "Petra", category: .ancient, country: "Jordan", latitude: 30.3285, longitude: 35.4444,
    year: -300, summary: "A city in the rock")

  static let eiffel = Landmark(
    id: "eiffel-tower", name: "Eiffel Tower", category: .towers, country: "France", latitude: 48.8584,
    longitude: 2.2945, year: 1889, summary: "Iron")

  /// Returns a landmark as JSON, with some fields replaced. A field with `nil` is left out.
  static func json(_ landmark: Landmark, _ changes: [String: String?] = [:]) -> String {
    var fields: [String: String?] = [
      "id": "\"\(landmark.id)\"", "name": "\"\(landmark.name)\"", "category": "\"\(landmark.category.rawValue)\"",
      "country": "\"\(landmark.country)\"", "latitude": "\(landmark.latitude)", "longitude": "\(landmark.longitude)",
      "year": "\(landmark.year)", "summary": "\"\(landmark.summary)\"",
    ]
    fields.merge(changes) { $1 }
    return "{\(fields.compactMap { name, value in value.map { "\"\(name)\":\($0)" } }.joined(separator: ","))}"
  }

  /// Returns a page of a list as JSON.
  static func page(_ items: [String], page: Int = 1, pageCount: Int = 1, pageSize: Int = 20, total: Int = 0) -> String {
    """
    {"landmarks":[\(items.joined(separator: ","))],"page":\(page),"pageCount":\(pageCount),"pageSize":\(pageSize),\
    "total":\(total)}
    """
  }

  /// Returns a refusal as JSON.
  static func refusal(_ code: String, _ message: String = "No.") -> String {
    #"{"error":{"code":"\#(code)","message":"\#(message)"}}"#
  }
}
