import Foundation

/// The features that only Chromium has.
extension Browser {
  /// The errors that the browser has logged since the last call.
  var errors: [String] {
    get async throws {
      let entries = try await driver.call("POST", "se/log", ["type": "browser"]) as? [[String: Any]]
      return (entries ?? []).filter { $0["level"] as? String == "SEVERE" }
        .map { $0["message"] as? String ?? "" }
    }
  }

  /// Prevents pages from running scripts.
  func forbidScripts() async throws {
    try await command("Emulation.setScriptExecutionDisabled", ["value": true])
  }

  /// Sets the width of the window and the preferred color scheme.
  func show(width: Int, scheme: String) async throws {
    try await command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": 900, "deviceScaleFactor": 1, "mobile": false])
    let preference = ["name": "prefers-color-scheme", "value": scheme]
    try await command("Emulation.setEmulatedMedia", ["features": [preference]])
  }

  /// Returns a picture of the top of the page, as PNG.
  func screenshot(width: Int, height: Int) async throws -> Data {
    let clip = ["x": 0, "y": 0, "width": width, "height": height, "scale": 1]
    let answer = try await command(
      "Page.captureScreenshot",
      ["format": "png", "captureBeyondViewport": true, "clip": clip] as [String: Any])
    let picture = (answer as? [String: Any])?["data"] as? String
    guard let picture, let data = Data(base64Encoded: picture) else {
      throw WebDriver.Refusal(command: "Page.captureScreenshot", answer: "no picture")
    }
    return data
  }

  @discardableResult
  private func command(_ name: String, _ parameters: [String: Any]) async throws -> Any {
    try await driver.call("POST", "goog/cdp/execute", ["cmd": name, "params": parameters])
  }
}
