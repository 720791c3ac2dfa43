import Foundation
import LandmarkNetworking
import LandmarkServices

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
