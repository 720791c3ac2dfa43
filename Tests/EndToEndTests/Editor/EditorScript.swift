import Foundation

/// The messages that an editor sends to `furnish lsp`. They are written before the server starts.
///
/// The server processes all edits that precede a request before it answers the request. So the findings that it
/// publishes before the answer to a ``request(at:)`` are those of these edits.
struct EditorScript {
  private(set) var bytes = ""
  private var number = 0
  private let folder: URL

  init(in folder: URL) { self.folder = folder }

  /// Returns a script whose first messages open a folder as the workspace.
  static func initialized(in folder: URL) -> EditorScript {
    var script = EditorScript(in: folder)
    script.request("initialize", #"{"capabilities": {}, "rootUri": "file://\#(folder.path)"}"#)
    script.notify("initialized", "{}")
    return script
  }

  /// Adds a message with any content, in its frame.
  mutating func add(_ text: String) { bytes += "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }

  /// Adds bytes as they are, which need not be a frame.
  mutating func addRaw(_ text: String) { bytes += text }

  /// Adds a request, which the server answers.
  mutating func request(_ method: String, _ params: String) {
    number += 1
    add(#"{"jsonrpc": "2.0", "id": \#(number), "method": "\#(method)", "params": \#(params)}"#)
  }

  /// Adds a notification, which has no answer.
  mutating func notify(_ method: String, _ params: String) {
    add(#"{"jsonrpc": "2.0", "method": "\#(method)", "params": \#(params)}"#)
  }

  mutating func open(_ path: String, _ text: String) {
    notify(
      "textDocument/didOpen",
      #"{"textDocument": {"uri": "\#(uri(path))", "languageId": "swift", "version": 1, "text": \#(quoted(text))}}"#)
  }

  /// Inserts a text at a line and a character, both counted from zero.
  mutating func type(_ text: String, at line: Int, _ character: Int, in path: String, version: Int) {
    let place = #"{"line": \#(line), "character": \#(character)}"#
    change(#"{"range": {"start": \#(place), "end": \#(place)}, "text": \#(quoted(text))}"#, in: path, version)
  }

  mutating func replace(_ path: String, with text: String, version: Int) {
    change(#"{"text": \#(quoted(text))}"#, in: path, version)
  }

  private mutating func change(_ change: String, in path: String, _ version: Int) {
    notify(
      "textDocument/didChange",
      #"{"textDocument": {"uri": "\#(uri(path))", "version": \#(version)}, "contentChanges": [\#(change)]}"#)
  }

  mutating func save(_ path: String) { notify("textDocument/didSave", #"{"textDocument": {"uri": "\#(uri(path))"}}"#) }

  /// Adds a request about a place of a file, by default for the text that the editor shows when the pointer hovers over
  /// the place.
  mutating func request(at path: String, _ line: Int = 0, _ character: Int = 0, _ method: String = "hover") {
    let place = #"{"line": \#(line), "character": \#(character)}"#
    request("textDocument/\(method)", #"{"textDocument": {"uri": "\#(uri(path))"}, "position": \#(place)}"#)
  }

  /// Ends the session as the protocol requires.
  mutating func end() {
    request("shutdown", "null")
    notify("exit", "null")
  }

  func uri(_ path: String) -> String { "file://\(folder.appendingPathComponent(path).path)" }

  private func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }
}

/// The parts of a message of `furnish lsp` that the tests read.
struct EditorMessage: Decodable {
  struct Params: Decodable {
    var uri: String?
    var diagnostics: [Diagnostic]?
    var message: String?
  }

  struct Diagnostic: Decodable {
    struct Place: Decodable { var line, character: Int }
    struct Span: Decodable { var start, end: Place }

    var range: Span
    var severity: Int
    var code: String?
    var message: String

    /// The place, counted from zero, with the severity and the rule: `3:3 error missing-service`.
    var line: String {
      "\(range.start.line):\(range.start.character) \(["error", "warning", "note"][severity - 1]) \(code ?? "")"
    }
  }

  struct Failure: Decodable {
    var code: Int
    var message: String
  }

  var id: Int?
  var method: String?
  var params: Params?
  var error: Failure?

  /// Reads all messages that the server has sent.
  static func all(in output: String) throws -> [EditorMessage] {
    var rest = Array(output.utf8)[...]
    var messages: [EditorMessage] = []
    while !rest.isEmpty {
      let header = "Content-Length: "
      guard rest.starts(with: header.utf8), let end = rest.firstIndex(of: 0x0D),
        let length = Int(String(decoding: rest[(rest.startIndex + header.utf8.count)..<end], as: UTF8.self)),
        rest[end...].starts(with: "\r\n\r\n".utf8), rest.endIndex - (end + 4) >= length
      else { throw BadOutput(text: output) }
      messages.append(try JSONDecoder().decode(EditorMessage.self, from: Data(rest[(end + 4)..<(end + 4 + length)])))
      rest = rest[(end + 4 + length)...]
    }
    return messages
  }

  struct BadOutput: Error { var text: String }
}
