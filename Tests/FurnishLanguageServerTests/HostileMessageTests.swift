import FurnishReports
import FurnishScanner
import Testing

@testable import FurnishLanguageServer

/// Messages that no editor sends.
@Suite struct HostileMessageTests {
  private static let conversation: [String] = {
    let file = #""uri":"file:///nowhere/a.swift""#
    let range = #"{"start":{"line":0,"character":3},"end":{"line":1,"character":4}}"#
    func message(_ method: String, _ params: String, id: Int? = nil) -> String {
      #"{"jsonrpc":"2.0",\#(id.map { "\"id\":\($0)," } ?? "")"method":"\#(method)","params":\#(params)}"#
    }
    return [
      message("initialize", #"{"capabilities":{"general":{"positionEncodings":["utf-8"]}},"rootUri":null}"#, id: 1),
      message("initialized", "{}"),
      message(
        "textDocument/didOpen", #"{"textDocument":{\#(file),"version":1,"text":"let c = ServiceContainer()\n"}}"#),
      message(
        "textDocument/didChange",
        #"{"textDocument":{\#(file),"version":2},"contentChanges":[{"range":\#(range),"text":"😀"}]}"#),
      message(
        "textDocument/hover", #"{"textDocument":{\#(file)},"position":{"line":1,"character":2}}"#, id: 2),
      message(
        "textDocument/codeAction", #"{"textDocument":{\#(file)},"range":\#(range),"context":{"diagnostics":[]}}"#, id: 3
      ),
      message("textDocument/didSave", #"{"textDocument":{\#(file)}}"#),
      message("textDocument/didClose", #"{"textDocument":{\#(file)}}"#),
      message("shutdown", "null", id: 4),
    ]
  }()

  /// Sends damaged messages. Each request has one response, and the process continues.
  @Test(arguments: 0..<200)
  func `a damaged conversation is answered`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var options = ProjectOptions { _ in
      Program.Options()
    } cache: { _ in
      nil
    }
    options.readsManifest = false
    let session = LanguageSession(options, version: "1")
    for text in Self.conversation {
      var bytes = Array(text.utf8)
      if Bool.random(using: &random) { damage(&bytes, &random) }
      let message = Message(bytes)
      let answers = session.receive(message) + session.settle()
      switch message {
      case .request, .invalid: #expect(answers.count { isResponse($0) } == 1)
      case .notification, .response: #expect(answers.count { isResponse($0) } == 0)
      }
      // The server sends valid JSON.
      for answer in answers { _ = try JSONParser.parse(answer.line.utf8) }
    }
  }

  private static let words = ["null", "-1", "[", "{}", "\"", "99999999999999999999", "\\u"]

  private func isResponse(_ message: JSONValue) -> Bool {
    guard case .object(let members) = message else { return false }
    return members.contains { $0.name == "result" || $0.name == "error" }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(contentsOf: Array(Self.words.randomElement(using: &random)!.utf8), at: index)
      case 3: bytes.removeSubrange(index...)
      default: bytes.insert(contentsOf: bytes[..<index], at: index)
      }
      if bytes.isEmpty { return }
    }
  }

  @Test func `values that are nested deeply are refused`() throws {
    let text = String(repeating: "[", count: 100_000)
    guard case .invalid(nil, let error) = Message(Array(text.utf8)) else {
      Issue.record("it was read")
      return
    }
    #expect(error.message == "message:1:65: this is not JSON: values are nested too deeply")
  }
}
