import Foundation

/// A session of a browser, driven as https://www.w3.org/TR/webdriver2/ describes.
struct WebDriver: Sendable {
  /// An error of a command of the browser.
  struct Refusal: Error, CustomStringConvertible {
    let command: String
    let answer: String
    var description: String { "\(command): \(answer)" }
  }

  private let port: Int
  private let session: String

  /// Opens a browser.
  init(port: Int, browser: URL) async throws {
    self.port = port
    let arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--hide-scrollbars", "--no-first-run",
    ]
    let capabilities: [String: Any] = [
      "browserName": "chrome",
      "goog:loggingPrefs": ["browser": "ALL"],
      "goog:chromeOptions": ["binary": browser.path, "args": arguments] as [String: Any],
    ]
    let value = try await Self.send(
      "POST", "/session", ["capabilities": ["alwaysMatch": capabilities]], port: port)
    guard let answer = value as? [String: Any], let session = answer["sessionId"] as? String else {
      throw Refusal(command: "session", answer: "\(value)")
    }
    self.session = session
  }

  /// Sends a command of the session, and returns its result.
  @discardableResult
  func call(_ method: String, _ command: String, _ body: [String: Any] = [:]) async throws -> Any {
    try await Self.send(method, "/session/\(session)/\(command)", method == "POST" ? body : nil, port: port)
  }

  /// Closes every browser of a driver, and ends the driver.
  static func shutdown(port: Int) async {
    _ = try? await send("GET", "/shutdown", nil, port: port)
  }

  private static func send(
    _ method: String,
    _ path: String,
    _ body: [String: Any]?,
    port: Int
  ) async throws -> Any {
    let data = try body.map { try JSONSerialization.data(withJSONObject: $0) }
    let reply = try await HTTPExchange.send(method, path, data, port: port)
    let answer = try JSONSerialization.jsonObject(with: reply.body) as? [String: Any]
    guard reply.status == 200, let value = answer?["value"] else {
      throw Refusal(command: "\(method) \(path)", answer: String(decoding: reply.body, as: UTF8.self))
    }
    return value
  }
}
