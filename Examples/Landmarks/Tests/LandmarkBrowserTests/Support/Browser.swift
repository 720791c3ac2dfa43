import ExampleTestSupport
import Foundation

/// A visitor: the real server, and a browser that shows its pages.
struct Browser: Sendable {
  /// Keys that are no characters, as WebDriver writes them.
  enum Key: String {
    case tab = "\u{E004}"
    case enter = "\u{E007}"
  }

  let server: ChildProcess
  /// The address of the server.
  let root: String
  let driver: WebDriver

  /// Runs a test with a server and a browser of its own, and ends both whatever happens.
  ///
  /// - Parameters:
  ///   - prepare: Changes the database before the server opens it.
  ///   - store: The port of the process that holds the landmarks, in the place of a database of the server's own.
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
    // A task of its own, which also runs to its end when the test was canceled.
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
  /// It takes a port that IPv6 has free and insists on the same one for IPv4, where another test may have it: then
  /// it ends, and the next one is luckier.
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

  /// Clicks what a selector finds.
  func click(_ selector: String) async throws {
    try await driver.call("POST", "element/\(find(selector))/click")
  }

  /// Types into what a selector finds.
  func type(_ text: String, into selector: String) async throws {
    try await driver.call("POST", "element/\(find(selector))/value", ["text": text])
  }

  /// Presses keys, wherever the focus is.
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
  func waitUntil(_ script: String, is wanted: String) async throws {
    var last = ""
    do {
      try await Deadline.poll("\(script) to be \(wanted)") {
        // Between two pages no script can run.
        last = (try? await evaluate(script)) ?? "nothing"
        return last == wanted ? () : nil
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
