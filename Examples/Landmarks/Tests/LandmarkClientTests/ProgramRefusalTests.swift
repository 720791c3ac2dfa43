import ExampleTestSupport
import Testing

/// The errors of the real program about faulty servers and invalid arguments, and its help.
@Suite(.timeLimit(.minutes(60))) struct ProgramRefusalTests {
  /// Runs the program against a server, and expects status 1 and one line with some texts.
  private func expectRefusal(
    of answer: LoopbackServer.Answer, to arguments: [String] = ["list"], containing words: String...
  ) async throws {
    let ending = try await LoopbackServer.run { _ in
      answer
    } _: { server in
      try await Client.run(arguments + ["--server", server.address])
    }
    expectRefusal(ending, containing: words)
  }

  private func expectRefusal(_ ending: ChildProcess.Ending, containing words: [String]) {
    #expect(ending.status == 1)
    #expect(ending.output == "")
    #expect(ending.errors.hasPrefix("landmarks: "))
    #expect(ending.errors.count(where: \.isNewline) == 1)
    for word in words { #expect(ending.errors.contains(word)) }
  }

  private static let petra = """
    {"id":"petra","name":"Petra","category":"ancient","country":"Jordan","latitude":30,"longitude":35,"year":-300,\
    "summary":"Rock"}
    """

  private static func page(_ landmarks: String) -> String {
    #"{"landmarks":[\#(landmarks)],"page":1,"pageCount":1,"pageSize":20,"total":1}"#
  }

  @Test(arguments: [["list"], ["list", "--category", "towers"], ["show", "petra"]])
  func `a server that does not run is reported in one line`(arguments: [String]) async throws {
    let server = try await LoopbackServer.run { _ in
      .silence
    } _: {
      $0
    }
    expectRefusal(
      try await Client.run(arguments + ["--server", server.address]),
      containing: ["No server answers at 127.0.0.1:\(server.port) (Connection refused). Start the server"])
  }

  @Test(arguments: [["list"], ["list", "--category", "towers"], ["show", "petra"]])
  func `an error of the server is reported in one line`(arguments: [String]) async throws {
    let body = #"{"error":{"code":"internal-error","message":"Something went wrong."}}"#
    try await expectRefusal(
      of: .json(body, status: 500), to: arguments, containing: "with the status 500: Something went wrong.")
  }

  @Test(arguments: [["list"], ["list", "--category", "towers"], ["show", "petra"]])
  func `incomplete JSON is reported in one line`(arguments: [String]) async throws {
    try await expectRefusal(
      of: .json(#"{"landmarks": [{"id": "#), to: arguments, containing: "it is incomplete, or not JSON")
  }

  @Test func `an incomplete answer is reported in one line`() async throws {
    try await expectRefusal(of: .bytes("HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n{"), containing: "broke off")
  }

  @Test func `a server that does not answer is reported in one line`() async throws {
    try await expectRefusal(
      of: .silence, to: ["list", "--patience", "0.3"], containing: "was not answered within 0.3 seconds")
  }

  @Test func `a failed loading is reported as progress, and then as an error`() async throws {
    let ending = try await LoopbackServer.run { _ in
      .json("", status: 500)
    } _: { server in
      try await Client.run(["list", "--progress", "--server", server.address])
    }
    #expect(ending.status == 1)
    #expect(ending.errors.hasPrefix("landmarks: loading\nlandmarks: failed\nlandmarks: http://127.0.0.1:"))
  }

  @Test func `an invalid landmark is left out and reported`() async throws {
    let bad = #"{"id":"atlantis","name":"Atlantis","category":"nature"}"#
    let ending = try await LoopbackServer.run { _ in
      .json(Self.page("7,\(bad),\(Self.petra)"))
    } _: { server in
      try await Client.run(["list", "--server", server.address])
    }
    let errors =
      "landmarks: 2 of the server's landmarks are invalid and were left out, the first one is '': it has no identifier\n"
    #expect(ending == .init(status: 0, output: "petra  Petra  Jordan  300 BC\n", errors: errors))
  }

  @Test func `text of a server cannot control the terminal`() async throws {
    let hostile = Self.petra.replacing("Petra", with: #"Pe\u001b[2J\r\n\u202etra"#)
    let ending = try await LoopbackServer.run { target in
      .json(target.hasSuffix("petra") ? hostile : Self.page(hostile))
    } _: { server in
      [
        try await Client.run(["list", "--server", server.address]),
        try await Client.run(["show", "petra", "--server", server.address]),
      ]
    }
    #expect(ending.map(\.output.first) == ["p", "P"])
    for output in ending.map(\.output) {
      #expect(output.contains("Pe [2J   tra"))
      #expect(!output.unicodeScalars.contains("\u{1b}"))
      #expect(!output.unicodeScalars.contains("\u{202e}"))
    }
  }

  @Test(arguments: [
    (["list", "--category", "ruins"], "towers"), (["show"], "<id>"), (["fly"], "'fly'"),
    (["list", "--server", "nowhere"], "'nowhere'"), (["list", "--server", "file:///etc/passwd"], "'file:"),
    (["list", "--patience", "0"], "seconds"), (["list", "--nonsense"], "--nonsense"),
    (["list", "--progress", "--category", "towers"], "leave out"),
  ])
  func `invalid arguments are reported in one line`(arguments: [String], mention: String) async throws {
    expectRefusal(try await Client.run(arguments), containing: [mention, "--help"])
  }

  @Test func `help is printed with status 0`() async throws {
    let ending = try await Client.run(["--help"])
    #expect(ending.status == 0)
    #expect(ending.errors == "")
    for word in ["USAGE: landmarks", "list", "show"] { #expect(ending.output.contains(word)) }
  }
}
