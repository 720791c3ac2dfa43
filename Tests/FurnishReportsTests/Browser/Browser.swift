import Foundation

/// A page in Chromium, which receives the commands of its developer tools over a pipe. So no two tests compete for a port.
actor Browser {
  /// The browser failed to run a command, or has ended.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  private let process: Process
  private let input: FileHandle
  private let folder: URL
  private var session: String?
  private var sent = 0
  private var waiting: [Int: CheckedContinuation<Data, any Error>] = [:]
  /// The errors of the page: exceptions, errors in the console, and requests to any network.
  private(set) var problems: [String] = []

  /// Runs a test with a page that shows a document, and ends the browser afterwards, even if the test throws.
  static func show(
    _ document: String, width: Int = 1400, height: Int = 900, _ test: (Browser) async throws -> Void
  ) async throws {
    let browser = try Browser()
    let outcome: Result<Void, any Error>
    do {
      try await browser.open(document, width: width, height: height)
      outcome = .success(try await test(browser))
    } catch {
      outcome = .failure(error)
    }
    await browser.quit()
    try outcome.get()
  }

  private init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The browser reads its commands from the file descriptor 3, and writes its answers to the file descriptor 4.
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 >/dev/null 2>&1 </dev/null", try BrowserInstallation().browser,
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
      "--no-first-run", "--disable-background-networking", "--remote-debugging-pipe",
      "--user-data-dir=\(folder.path)/profile",
    ]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    self.input = input.fileHandleForWriting
    let messages = Self.messages(from: output.fileHandleForReading)
    Task {
      for await message in messages { await self.receive(message) }
      await self.end()
    }
  }

  /// Returns the messages, each of which ends with a zero byte. A thread of its own reads them, since a read can block
  /// for long.
  private static func messages(from handle: FileHandle) -> AsyncStream<Data> {
    AsyncStream { stream in
      Thread.detachNewThread {
        var message = Data()
        // `read(upToCount:)` would wait until it has read that many bytes.
        while case let part = handle.availableData, !part.isEmpty {
          var pieces = part.split(separator: 0, omittingEmptySubsequences: false)[...]
          while let piece = pieces.popFirst() {
            message.append(piece)
            guard !pieces.isEmpty else { break }
            stream.yield(message)
            message = Data()
          }
        }
        stream.finish()
      }
    }
  }

  private func open(_ document: String, width: Int, height: Int) async throws {
    let target = try await call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    session = try await call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { _ = try await call("\(domain).enable") }
    _ = try await call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    try await prefer("light")
    let file = folder.appendingPathComponent(document.hasPrefix("<svg") ? "page.svg" : "page.html")
    try Data(document.utf8).write(to: file)
    _ = try await call("Page.navigate", ["url": file.absoluteString])
    // The blank document before this one is complete, too. Only the address distinguishes them.
    let state = "document.readyState + location.protocol"
    while try await evaluate(state) != "completefile:" { try await Task.sleep(for: .milliseconds(10)) }
  }

  /// Sets the color scheme that the visitor prefers, `light` or `dark`.
  func prefer(_ scheme: String) async throws {
    try await call(
      "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": scheme]]])
  }

  private func quit() async {
    _ = try? await call("Browser.close")
    try? input.close()
    // The browser writes into its folder until it has ended. A browser that does not end by itself is terminated.
    for _ in 0..<300 where process.isRunning { try? await Task.sleep(for: .milliseconds(10)) }
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: folder)
  }

  private func receive(_ message: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: message) as? [String: Any] else { return }
    if let number = object["id"] as? Int {
      waiting.removeValue(forKey: number)?.resume(returning: message)
    } else if let method = object["method"] as? String {
      recordProblem(method, object["params"] as? [String: Any] ?? [:])
    }
  }

  private func recordProblem(_ event: String, _ values: [String: Any]) {
    let entry = values["entry"] as? [String: Any]
    let address = (values["request"] as? [String: Any])?["url"] as? String ?? ""
    switch event {
    case "Runtime.exceptionThrown": problems.append("exception: \(values)")
    case "Log.entryAdded" where entry?["level"] as? String == "error": problems.append("log: \(values)")
    case "Runtime.consoleAPICalled" where values["type"] as? String == "error": problems.append("console: \(values)")
    case "Network.requestWillBeSent" where !address.hasPrefix("file:"): problems.append("request: \(address)")
    default: break
    }
  }

  private func end() {
    for continuation in waiting.values { continuation.resume(throwing: Refusal(description: "Chromium has ended")) }
    waiting = [:]
  }

  /// Sends a command, and returns its result.
  @discardableResult
  func call(_ method: String, _ parameters: sending [String: Any] = [:]) async throws -> [String: Any] {
    sent += 1
    let number = sent
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let data = try JSONSerialization.data(withJSONObject: message) + [0]
    let answer = try await withCheckedThrowingContinuation { continuation in
      waiting[number] = continuation
      do { try input.write(contentsOf: data) } catch {
        waiting.removeValue(forKey: number)?.resume(throwing: error)
      }
    }
    let object = try JSONSerialization.jsonObject(with: answer) as? [String: Any] ?? [:]
    if let error = object["error"] { throw Refusal(description: "\(method): \(error)") }
    return object["result"] as? [String: Any] ?? [:]
  }
}
