import Foundation
import LandmarkNetworking
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

/// A server in memory, which has an answer for each target, and stores the targets of the requests.
final class MemoryServer: Sendable {
  private let answers: [String: NetworkResponse]
  private let requested = RequestedTargets()

  init(_ answers: [String: (status: Int, body: String)]) {
    self.answers = answers.mapValues { NetworkResponse(status: $0.status, body: Data($0.body.utf8)) }
  }

  /// Creates a server whose answers have the status 200.
  convenience init(_ answers: [String: String]) {
    self.init(answers.mapValues { (200, $0) })
  }

  var targets: [String] {
    get async { await requested.targets }
  }

  var client: NetworkClient {
    NetworkClient { [answers, requested] url in
      let target = url.absoluteString.replacing("http://test", with: "", maxReplacements: 1)
      await requested.add(target)
      let nothing = NetworkResponse(status: 404, body: Data(Samples.refusal("not-found").utf8))
      return answers[target] ?? nothing
    }
  }

  /// Returns the live service over this server.
  func service(dropped: DroppedLandmarks = DroppedLandmarks(), base: String = "http://test") throws -> LandmarkService {
    guard let url = URL(string: base) else { throw URLError(.badURL) }
    return .live(client: client, baseURL: url, dropped: dropped)
  }

  private actor RequestedTargets {
    var targets: [String] = []

    func add(_ target: String) { targets.append(target) }
  }
}
