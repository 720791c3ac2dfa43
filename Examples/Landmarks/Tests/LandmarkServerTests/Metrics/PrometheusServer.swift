import ExampleTestSupport
import Foundation

/// A real Prometheus that scrapes one program, five times in a second.
struct PrometheusServer {
  /// The error of a machine without Prometheus.
  struct Missing: Error, CustomStringConvertible {
    let description = """
      prometheus is missing, which scrapes the metrics of the server: sudo apt-get install prometheus
      """
  }

  /// Whether Prometheus is installed, or can be installed. Otherwise the tests that need it are skipped.
  static var isExpected: Bool { InstalledProgram.find("prometheus") != nil || InstalledProgram.canBeInstalled }

  private let folder: TemporaryFolder
  private let process: ChildProcess
  private let port: Int

  /// Starts Prometheus, and waits until it answers.
  ///
  /// - Parameter target: The port of the program that it scrapes.
  init(scraping target: Int) async throws {
    guard let program = InstalledProgram.find("prometheus") else { throw Missing() }
    folder = try TemporaryFolder()
    try folder.write(
      """
      global: {scrape_interval: 200ms}
      scrape_configs:
        - {job_name: landmarks, static_configs: [{targets: ["127.0.0.1:\(target)"]}]}
      """, to: "prometheus.yml")
    let process = try await ChildProcess(
      program,
      [
        "--config.file=\(folder.path("prometheus.yml"))", "--storage.tsdb.path=\(folder.path("data"))",
        "--web.listen-address=127.0.0.1:0", "--log.format=json",
      ])
    port = try await Deadline.poll("the port of Prometheus", state: process.errors) {
      process.errors.firstMatch(of: /"address":"127\.0\.0\.1:(\d+)"[^\n]*"Listening on"/).flatMap { Int($0.1) }
    }
    self.process = process
  }

  /// A series that a query has found, and its value.
  struct Found: Decodable, Sendable {
    let labels: [String: String]
    let value: Double

    private enum CodingKeys: String, CodingKey { case metric, value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      labels = try container.decode([String: String].self, forKey: .metric)
      var pair = try container.nestedUnkeyedContainer(forKey: .value)
      _ = try pair.decode(Double.self)
      value = Double(try pair.decode(String.self)) ?? .nan
    }
  }

  private struct Answer: Decodable {
    struct Data: Decodable { let result: [Found] }
    let data: Data
  }

  /// Repeats a query until it finds series that fulfill a condition.
  func query(_ text: String, until condition: ([Found]) -> Bool) async throws -> [Found] {
    let escaped = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!
    var last: (status: Int, body: String) = (0, "")
    return try await Deadline.poll("\(text) in Prometheus", state: "\(last) \(process.errors)") {
      last = try await RawConnection.get("/api/v1/query?query=\(escaped)", port: port)
      guard last.status == 200 else { return nil }
      let found = try JSONDecoder().decode(Answer.self, from: Foundation.Data(last.body.utf8)).data.result
      return condition(found) ? found : nil
    }
  }

  func stop() async { await process.stop() }
}
