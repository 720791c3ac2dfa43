import Foundation

/// The messages of an editor to `furnish lsp`, which are written before it starts.
///
/// The server answers a request after all edits before it, so the findings before the answer to a ``look(at:)`` are those
/// of that moment.
struct EditorScript {
  private(set) var bytes = ""
  private var number = 0
  private let folder: URL

  init(in folder: URL) { self.folder = folder }

  /// A script that has begun with a folder as the workspace.
  static func begun(in folder: URL) -> EditorScript {
    var script = EditorScript(in: folder)
    script.ask("initialize", #"{"capabilities": {}, "rootUri": "file://\#(folder.path)"}"#)
    script.tell("initialized", "{}")
    return script
  }

  /// Adds a frame, whatever its content.
  mutating func add(_ text: String) { bytes += "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }

  /// Adds bytes that may be no frame.
  mutating func addRaw(_ text: String) { bytes += text }

  /// Adds a request, which the server answers.
  mutating func ask(_ method: String, _ params: String) {
    number += 1
    add(#"{"jsonrpc": "2.0", "id": \#(number), "method": "\#(method)", "params": \#(params)}"#)
  }

  /// Adds a notification, which has no answer.
  mutating func tell(_ method: String, _ params: String) {
    add(#"{"jsonrpc": "2.0", "method": "\#(method)", "params": \#(params)}"#)
  }

  mutating func open(_ path: String, _ text: String) {
    tell(
      "textDocument/didOpen",
      #"{"textDocument": {"uri": "\#(uri(path))", "languageId": "swift", "version": 1, "text": \#(quoted(text))}}"#)
  }

  /// Types a text at a place, counted from zero.
  mutating func type(_ text: String, at line: Int, _ character: Int, in path: String, version: Int) {
    let place = #"{"line": \#(line), "character": \#(character)}"#
    change(#"{"range": {"start": \#(place), "end": \#(place)}, "text": \#(quoted(text))}"#, in: path, version)
  }

  mutating func replace(_ path: String, with text: String, version: Int) {
    change(#"{"text": \#(quoted(text))}"#, in: path, version)
  }

  private mutating func change(_ change: String, in path: String, _ version: Int) {
    tell(
      "textDocument/didChange",
      #"{"textDocument": {"uri": "\#(uri(path))", "version": \#(version)}, "contentChanges": [\#(change)]}"#)
  }

  mutating func save(_ path: String) { tell("textDocument/didSave", #"{"textDocument": {"uri": "\#(uri(path))"}}"#) }

  /// Sends a request about a place, which waits for the edits before it.
  mutating func look(at path: String, _ line: Int = 0, _ character: Int = 0, _ method: String = "hover") {
    let place = #"{"line": \#(line), "character": \#(character)}"#
    ask("textDocument/\(method)", #"{"textDocument": {"uri": "\#(uri(path))"}, "position": \#(place)}"#)
  }

  /// Ends as the protocol requires.
  mutating func end() {
    ask("shutdown", "null")
    tell("exit", "null")
  }

  func uri(_ path: String) -> String { "file://\(folder.appendingPathComponent(path).path)" }

  private func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }
}

/// A message of `furnish lsp`, as far as the tests read it.
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

    /// `3:3 error missing-service`, the place counted from zero.
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

  /// Reads all that the server has sent.
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
