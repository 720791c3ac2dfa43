import ExampleTestSupport
import Foundation
import Testing

/// The real program, started like a user would start it.
@Suite(.timeLimit(.minutes(60))) struct ProgramTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Linux opens pages with the program `xdg-open`. This one stores the address in a file, which it renames once it is
    // complete, so that no reader finds a part of it.
    let path = folder.url.path
    try folder.write(
      program: "#!/bin/sh\nprintf '%s' \"$1\" > '\(path)/part'\nmv '\(path)/part' '\(path)/opened'\n", to: "xdg-open")
  }

  private func run(_ arguments: String...) async throws -> ChildProcess.Ending {
    try await Self.run(arguments, in: folder)
  }

  /// Runs the program to its end. The programs of a folder take precedence over installed ones.
  private static func run(_ arguments: [String], in folder: TemporaryFolder) async throws -> ChildProcess.Ending {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try await ChildProcess(
      ChildProcess.product("search"), arguments, environment: ["PATH": "\(folder.url.path):\(path)"]
    ).ending()
  }

  /// Expects status 1 and one line with some texts.
  private func expectRefusal(_ ending: ChildProcess.Ending, containing words: [String]) {
    #expect(ending.status == 1)
    #expect(ending.output == "")
    #expect(ending.errors.hasPrefix("search: "))
    #expect(ending.errors.count(where: \.isNewline) == 1)
    for word in words { #expect(ending.errors.contains(word)) }
  }

  #if os(Linux)
    /// Waits for the browser, and returns the address that it was started with.
    private func opened() async throws -> String {
      while true {
        if let address = try? folder.text("opened") { return address }
        try await Task.sleep(for: .milliseconds(10))
      }
    }

    @Test(arguments: [
      (["open", "swift"], "https://www.google.com/search?q=swift"),
      (["open", "swift", "concurrency"], "https://www.google.com/search?q=swift%20concurrency"),
      (["open", "swift", "--engine", "DuckDuckGo"], "https://html.duckduckgo.com/html/?q=swift"),
      (["open", "$(touch x); 'a", "--engine", "http://localhost/?a=b"], "http://localhost/?a=b&q=$(touch%20x);%20'a"),
    ])
    func `open shows the page in the browser and prints its address`(arguments: [String], address: String) async throws
    {
      #expect(try await Self.run(arguments, in: folder) == .init(output: "\(address)\n"))
      #expect(try await opened() == address)
    }
  #endif

  @Test func `fetch prints the bytes of the page`() async throws {
    let page = "<h1>found</h1>\n\u{0}no line at its end"
    let folder = folder
    try await LoopbackServer.run { _ in
      .page(200, page)
    } _: { server in
      let ending = try await Self.run(["fetch", "swift", "--engine", server.address + "/find"], in: folder)
      #expect(ending == .init(output: page))
      #expect(server.targets == ["/find?q=swift"])
    }
  }

  @Test func `a refusal of the server is reported in one line`() async throws {
    let folder = folder
    let (ending, address) = try await LoopbackServer.run { _ in
      .page(500, "<h1>sorry</h1>")
    } _: { server in
      (
        try await Self.run(["fetch", "swift", "--engine", server.address + "/find"], in: folder),
        server.address + "/find"
      )
    }
    expectRefusal(ending, containing: ["\(address)?q=swift is answered with the status 500 and no page."])
  }

  @Test func `a server that does not run is reported in one line`() async throws {
    let server = try await LoopbackServer.run { _ in
      .silence
    } _: {
      $0
    }
    expectRefusal(
      try await run("fetch", "swift", "--engine", server.address + "/find"),
      containing: ["The server 127.0.0.1:\(server.port) cannot be reached (Connection refused)."])
  }

  @Test func `an unknown name of a server is reported in one line`() async throws {
    expectRefusal(
      try await run("fetch", "swift", "--engine", "http://no.such.host.invalid/"),
      containing: ["The server no.such.host.invalid cannot be reached ("])
  }

  @Test func `a server that does not answer is reported in one line`() async throws {
    let folder = folder
    let ending = try await LoopbackServer.run { _ in
      .silence
    } _: { server in
      try await Self.run(["fetch", "swift", "--engine", server.address + "/find", "--patience", "0.3"], in: folder)
    }
    expectRefusal(ending, containing: ["did not arrive within 0.3 seconds."])
  }

  @Test(arguments: [
    (["open"], "words"), (["open", " "], "nothing to search for"), (["fly", "swift"], "'fly'"),
    (["fetch", "swift", "--engine", "bing"], "'bing'"),
    (["fetch", "swift", "--engine", "file:///etc/passwd"], "'file:"),
    (["fetch", "swift", "--patience", "0"], "seconds"), (["fetch", "swift", "--patience", "nan"], "seconds"),
    (["fetch", "swift", "--patience", "1e99"], "seconds"), (["fetch", "swift", "--nonsense"], "--nonsense"),
  ])
  func `invalid arguments are reported in one line`(arguments: [String], mention: String) async throws {
    expectRefusal(try await Self.run(arguments, in: folder), containing: [mention, "--help"])
  }

  @Test func `help is printed with status 0`() async throws {
    let ending = try await run("--help")
    #expect(ending.status == 0)
    #expect(ending.errors == "")
    for command in ["USAGE: search", "open", "fetch"] { #expect(ending.output.contains(command)) }
  }
}
