import FurnishReports
import FurnishScanner
import Testing

@testable import FurnishLanguageServer

/// The beginning and the end of a session, and invalid messages.
@Suite struct LifecycleTests {
  private let session: LanguageSession = {
    let options = ProjectOptions { _ in
      Program.Options()
    } cache: { _ in
      nil
    }
    return LanguageSession(options, version: "7")
  }()

  /// Sends a message to the session, and returns the answers, each in a line.
  private func answers(_ text: String) -> [String] { session.receive(Message(Array(text.utf8))).map(\.line) }

  private func initialize(_ capabilities: String = "{}") -> [String] {
    answers(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":\#(capabilities)}}"#)
  }

  @Test func `a session begins with the capabilities of the server`() {
    #expect(
      initialize() == [
        #"{"jsonrpc":"2.0","id":1,"result":{"capabilities":{"positionEncoding":"utf-16","#
          + #""textDocumentSync":{"openClose":true,"change":2,"save":{"includeText":false}},"hoverProvider":true,"#
          + #""definitionProvider":true,"#
          + #""referencesProvider":true,"codeActionProvider":{"codeActionKinds":["quickfix"]},"#
          + #""workspace":{"workspaceFolders":{"supported":true,"changeNotifications":true}}},"#
          + #""serverInfo":{"name":"furnish","version":"7"}}}"#
      ])
  }

  @Test func `positions count bytes if the client supports it`() {
    let answer = initialize(#"{"general":{"positionEncodings":["utf-16","utf-8"]}}"#)
    #expect(answer[0].contains(#""positionEncoding":"utf-8""#))
  }

  @Test func `a client that can watch files receives a request to do so`() {
    _ = initialize(#"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#)
    #expect(
      answers(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#) == [
        #"{"jsonrpc":"2.0","id":"watch","method":"client/registerCapability","params":{"registrations":[{"id":"files","#
          + #""method":"workspace/didChangeWatchedFiles","registerOptions":{"watchers":[{"globPattern":"**/*.swift"},"#
          + #"{"globPattern":"**/*.furnish*.json"},{"globPattern":"**/project.pbxproj"},{"globPattern":"**/*.xcconfig"},"#
          + #"{"globPattern":"**/project.yaml"},{"globPattern":"**/project.yml"}]}}]}}"#
      ])
    #expect(answers(#"{"jsonrpc":"2.0","id":"watch","result":null}"#) == [])
  }

  @Test func `no request is answered before the session begins`() {
    #expect(
      answers(#"{"jsonrpc":"2.0","id":"x","method":"textDocument/hover","params":{}}"#) == [
        #"{"jsonrpc":"2.0","id":"x","error":{"code":-32002,"#
          + #""message":"The server is not initialized; send 'initialize' first."}}"#
      ])
    #expect(answers(#"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{}}"#) == [])
    _ = initialize()
    #expect(initialize()[0].contains(#"{"code":-32600,"message":"The server is initialized already."}"#))
  }

  @Test func `a session that is shut down ends with success`() {
    _ = initialize()
    #expect(answers(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#) == [#"{"jsonrpc":"2.0","id":2,"result":null}"#])
    #expect(
      answers(#"{"jsonrpc":"2.0","id":3,"method":"textDocument/hover"}"#) == [
        #"{"jsonrpc":"2.0","id":3,"error":{"code":-32600,"#
          + #""message":"The server was shut down; only 'exit' may follow."}}"#
      ])
    #expect(session.exitStatus == nil)
    #expect(answers(#"{"jsonrpc":"2.0","method":"exit"}"#) == [])
    #expect(session.exitStatus == 0)
  }

  @Test func `a session that ends without a shutdown has failed`() {
    _ = initialize()
    #expect(answers(#"{"jsonrpc":"2.0","method":"exit"}"#) == [])
    #expect(session.exitStatus == 1)
  }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","#, "null", -32700, "message:1:18: this is not JSON: a name in quotes is expected here"),
    ("", "null", -32700, "message:1:1: this is not JSON: a value is missing at the end of the file"),
    ("[]", "null", -32600, "A message is one JSON object; batches are not part of this protocol."),
    ("7", "null", -32600, "A message is one JSON object; batches are not part of this protocol."),
    (#"{"id":4,"method":"shutdown"}"#, "4", -32600, "A message needs \\\"jsonrpc\\\": \\\"2.0\\\"."),
    (#"{"jsonrpc":"2.0","id":4}"#, "4", -32600, "A message needs a method, or an id with a result or an error."),
    (#"{"jsonrpc":"2.0","id":[4],"method":"shutdown"}"#, "null", -32600, "An id is a string or an integer."),
    (#"{"jsonrpc":"2.0","id":4,"method":"none"}"#, "4", -32601, "There is no method 'none' here."),
    (
      #"{"jsonrpc":"2.0","id":4,"method":"textDocument/hover","params":{"textDocument":{"uri":7}}}"#, "4", -32602,
      "'params.textDocument.uri' has to be a string."
    ),
    (
      #"{"jsonrpc":"2.0","id":4,"method":"textDocument/hover","params":{"textDocument":{"uri":"untitled:x"}}}"#, "4",
      -32602, "'params.textDocument.uri' has to be the address of a file."
    ),
    (
      #"{"jsonrpc":"2.0","id":4,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///x"},"#
        + #""position":{"line":-1,"character":0}}}"#,
      "4", -32602, "'params.position' has to be a position that is not negative."
    ),
    (
      #"{"jsonrpc":"2.0","id":4,"method":"textDocument/hover","params":[]}"#, "4", -32602,
      "'params.textDocument.uri' has to be a string."
    ),
  ])
  func `a message that cannot be used is answered with an error`(
    _ text: String, _ id: String, _ code: Int, _ message: String
  ) {
    _ = initialize()
    let expected = #"{"jsonrpc":"2.0","id":\#(id),"error":{"code":\#(code),"message":"\#(message)"}}"#
    #expect(answers(text) == [expected])
  }

  @Test func `a notification that cannot be used is logged`() {
    _ = initialize()
    func logged(_ message: String) -> [String] {
      [#"{"jsonrpc":"2.0","method":"window/logMessage","params":{"type":3,"message":"furnish: \#(message)"}}"#]
    }
    #expect(
      answers(#"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{}}"#)
        == logged("textDocument/didOpen: 'params.textDocument.uri' has to be a string."))
    #expect(
      answers(
        #"{"jsonrpc":"2.0","method":"textDocument/didChange","#
          + #""params":{"textDocument":{"uri":"file:///a.swift","version":1}}}"#)
        == logged("textDocument/didChange: 'file:///a.swift' is not open."))
    let other = logged("other/one: There is no method 'other/one' here.")
    #expect(answers(#"{"jsonrpc":"2.0","method":"other/one"}"#) == other)
    #expect(answers(#"{"jsonrpc":"2.0","method":"$/setTrace","params":{"value":"off"}}"#) == [])
  }

  @Test func `a canceled request is answered with an error`() {
    _ = initialize()
    let message = Message(Array(#"{"jsonrpc":"2.0","id":9,"method":"textDocument/hover","params":{}}"#.utf8))
    #expect(
      session.receive(message, isCanceled: true).map(\.line) == [
        #"{"jsonrpc":"2.0","id":9,"error":{"code":-32800,"message":"The request was canceled."}}"#
      ])
  }
}
