import Foundation

/// The actions of a visitor on a page.
extension Browser {
  /// Runs a script in the page, and returns the result as text.
  @discardableResult
  func evaluate(_ script: String) async throws -> String {
    let answer = try await call("Runtime.evaluate", ["expression": "String(\(script))", "returnByValue": true])
    if let exception = answer["exceptionDetails"] { throw Refusal(description: "\(script): \(exception)") }
    return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
  }

  /// Waits until a script in the page returns true. The time limit of the test ends a wait that would not end.
  func waitUntil(_ script: String) async throws {
    while try await evaluate(script) != "true" { try await Task.sleep(for: .milliseconds(10)) }
  }

  /// Clicks into the middle of the element that a selector finds.
  func click(_ selector: String) async throws {
    let (x, y) = try await middle(of: selector)
    for kind in ["mouseMoved", "mousePressed", "mouseReleased"] { try await mouse(kind, x, y) }
  }

  /// Drags the element at a place to another place.
  func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) async throws {
    try await mouse("mousePressed", start.x, start.y)
    for step in 1...4 {
      let part = Double(step) / 4
      try await mouse("mouseMoved", start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
    }
    try await mouse("mouseReleased", end.x, end.y)
  }

  /// Turns the wheel of the mouse over a place.
  func turnWheel(by distance: Double, at place: (x: Double, y: Double)) async throws {
    try await call(
      "Input.dispatchMouseEvent",
      ["type": "mouseWheel", "x": place.x, "y": place.y, "deltaX": 0, "deltaY": distance])
  }

  /// Types a text into the element that has the focus.
  func type(_ text: String) async throws { try await call("Input.insertText", ["text": text]) }

  /// Presses a key by its name: `Enter`, `/`.
  func press(_ key: String) async throws {
    let codes = ["Enter": 13, "Escape": 27, "ArrowDown": 40, "ArrowUp": 38, "/": 191, "0": 48]
    for kind in ["rawKeyDown", "keyUp"] {
      try await call("Input.dispatchKeyEvent", ["type": kind, "key": key, "windowsVirtualKeyCode": codes[key] ?? 0])
    }
  }

  /// Returns a picture of the page, as PNG.
  func screenshot() async throws -> Data {
    let picture = try await call("Page.captureScreenshot", ["format": "png"])["data"] as? String
    guard let data = picture.flatMap({ Data(base64Encoded: $0) }) else { throw Refusal(description: "no picture") }
    return data
  }

  private func middle(of selector: String) async throws -> (x: Double, y: Double) {
    let frame = "document.querySelector(`\(selector)`).getBoundingClientRect()"
    let place = try await evaluate("(({ x, y, width, height }) => [x + width / 2, y + height / 2])(\(frame))")
    let numbers = place.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 2 else { throw Refusal(description: "\(selector) is nowhere") }
    return (numbers[0], numbers[1])
  }

  private func mouse(_ kind: String, _ x: Double, _ y: Double) async throws {
    let button: [String: Any] = kind == "mouseMoved" ? [:] : ["button": "left", "clickCount": 1]
    let place: [String: Any] = ["type": kind, "x": x, "y": y]
    try await call("Input.dispatchMouseEvent", place.merging(button) { $1 })
  }
}
