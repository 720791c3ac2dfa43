import FurnishReports
import FurnishScanner
import Testing

@testable import FurnishLanguageServer

/// Messages that no editor sends.
@Suite struct HostileMessageTests {
  private static let conversation = [
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"general":{"positionEncodings":["utf-8"]}},"workspaceFolders":null,"rootUri":null}}"#,
    #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///nowhere/a.swift","version":1,"text":"import Furnish\nlet c = ServiceContainer()\n"}}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///nowhere/a.swift","version":2},"contentChanges":[{"range":{"start":{"line":0,"character":3},"end":{"line":1,"character":4}},"text":"😀"}]}}"#,
    #"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///nowhere/a.swift"},"position":{"line":1,"character":2}}}"#,
    #"{"jsonrpc":"2.0","id":3,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"file:///nowhere/a.swift"},"range":{"start":{"line":0,"character":0},"end":{"line":9,"character":0}},"context":{"diagnostics":[]}}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didSave","params":{"textDocument":{"uri":"file:///nowhere/a.swift"}}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"file:///nowhere/a.swift"}}}"#,
    #"{"jsonrpc":"2.0","id":4,"method":"shutdown"}"#,
  ]

  /// Each request has one answer, whatever else is damaged; and nothing stops the process.
  @Test(arguments: 0..<200)
  func `a damaged conversation is answered`(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let options = ProjectOptions { _ in Program.Options() } cache: { _ in nil }
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
      // What is sent can be read.
      for answer in answers { _ = try JSONParser.parse(answer.line.utf8) }
    }
  }

  private func isResponse(_ message: JSONValue) -> Bool {
    guard case .object(let members) = message else { return false }
    return members.contains { $0.name == "result" || $0.name == "error" }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(contentsOf: Array(["null", "-1", "[", "{}", "\"", "99999999999999999999", "\\u"].randomElement(using: &random)!.utf8), at: index)
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
