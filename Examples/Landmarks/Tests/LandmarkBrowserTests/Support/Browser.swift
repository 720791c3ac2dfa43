import ExampleTestSupport
import Foundation

/// A browser that shows the pages of the real server.
struct Browser: Sendable {
  /// Keys that are no characters, in the encoding of WebDriver.
  enum Key: String {
    case tab = "\u{E004}"
    case enter = "\u{E007}"
  }

  let server: ChildProcess
  /// The address of the server.
  let root: String
  let driver: WebDriver

  /// Runs a test with a server and a browser of its own, and ends both afterwards, even if the test throws.
  ///
  /// - Parameters:
  ///   - prepare: Changes the database before the server opens it.
  ///   - store: The port of the process with the landmarks, or `nil` if the server has a database.
  ///   - test: The test.
  static func run(
    database prepare: (_ path: String) async throws -> Void = { _ in }, store: Int? = nil,
    _ test: (Browser) async throws -> Void
  ) async throws {
    let installation = try BrowserInstallation()
    let folder = try TemporaryFolder()
    let database = folder.path("landmarks.sqlite")
    try await prepare(database)
    let source = store.map { ["--store", "127.0.0.1:\($0)", "--store-deadline", "600"] } ?? ["--database", database]
    let server = try await ChildProcess(ChildProcess.product("landmarks-server"), ["--port", "0"] + source)
    var chromedriver: (process: ChildProcess, port: Int)?
    let outcome: Result<Void, any Error>
    do {
      let started = try await startDriver(installation.driver)
      chromedriver = started
      let driver = try await WebDriver(port: started.port, browser: installation.browser)
      let root = "http://127.0.0.1:\(try await server.port(after: "127.0.0.1:"))"
      outcome = .success(try await test(Browser(server: server, root: root, driver: driver)))
    } catch {
      outcome = .failure(error)
    }
    // This task is not canceled with the test, so that it runs to its end.
    await Task { [chromedriver] in
      if let chromedriver {
        await WebDriver.shutdown(port: chromedriver.port)
        await chromedriver.process.stop()
      }
      await server.stop()
    }.value
    try outcome.get()
  }

  /// Starts the program that drives the browser.
  ///
  /// The program chooses a port that is free for IPv6, and ends if another test uses that port for IPv4. In that case
  /// it is started again.
  private static func startDriver(_ program: URL) async throws -> (process: ChildProcess, port: Int) {
    var attempts = 5
    while true {
      let driver = try await ChildProcess(program, ["--port=0"])
      do {
        return (driver, try await driver.port(after: "started successfully on port "))
      } catch  where attempts > 1 && driver.errors.contains("Address already in use") {
        attempts -= 1
      }
    }
  }

  /// Opens a page of the server.
  func open(_ path: String) async throws {
    try await driver.call("POST", "url", ["url": root + path])
  }

  /// The path and the query of the page that is shown.
  var address: String {
    get async throws {
      let address = try await driver.call("GET", "url") as? String ?? ""
      return String(address.dropFirst(root.count))
    }
  }

  /// Runs a script in the page, and returns the result as text.
  func evaluate(_ script: String) async throws -> String {
    let value = try await driver.call(
      "POST", "execute/sync", ["script": "return String(\(script))", "args": [String]()])
    return value as? String ?? ""
  }

  /// Clicks the element that a selector finds.
  func click(_ selector: String) async throws {
    try await driver.call("POST", "element/\(find(selector))/click")
  }

  /// Types into the element that a selector finds.
  func type(_ text: String, into selector: String) async throws {
    try await driver.call("POST", "element/\(find(selector))/value", ["text": text])
  }

  /// Presses keys in the element that has the focus.
  func press(_ keys: String) async throws {
    let actions = keys.flatMap { key in
      ["keyDown", "keyUp"].map { ["type": $0, "value": String(key)] }
    }
    try await driver.call(
      "POST", "actions",
      ["actions": [["type": "key", "id": "keyboard", "actions": actions] as [String: Any]]])
  }

  /// Presses a key that is no character.
  func press(_ key: Key) async throws {
    try await press(key.rawValue)
  }

  /// Waits until a script in the page returns the expected value.
  func waitUntil(_ script: String, is expected: String) async throws {
    var last = ""
    do {
      try await Deadline.poll("\(script) to be \(expected)") {
        // No script can run while the browser loads another page.
        last = (try? await evaluate(script)) ?? "nothing"
        return last == expected ? () : nil
      }
    } catch let passed as Deadline.Passed {
      throw Deadline.Passed(wanted: passed.wanted, state: "It was \(last), at \((try? await address) ?? "?").")
    }
  }

  private func find(_ selector: String) async throws -> String {
    let value = try await driver.call(
      "POST", "element", ["using": "css selector", "value": selector])
    guard let element = (value as? [String: String])?.values.first else {
      throw WebDriver.Refusal(command: selector, answer: "\(value)")
    }
    return element
  }
}
