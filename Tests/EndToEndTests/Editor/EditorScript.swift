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

  /// Adds a request with a string as its identifier.
  mutating func request(_ method: String, _ params: String, id: String) {
    add(#"{"jsonrpc": "2.0", "id": \#(quoted(id)), "method": "\#(method)", "params": \#(params)}"#)
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

  /// - Parameter version: The version of the document; `nil` for `null`, which versions of the protocol before 3.16
  ///   permit.
  mutating func replace(_ path: String, with text: String, version: Int?) {
    change(#"{"text": \#(quoted(text))}"#, in: path, version)
  }

  /// Replaces the text of several ranges in one message.
  ///
  /// - Parameter edits: Each edit counts in the text that the one before it leaves, as the protocol requires.
  mutating func edit(_ path: String, _ edits: [EditorMessage.Edit], version: Int) {
    let changes = edits.map { edit in
      let (start, end) = (edit.range.start, edit.range.end)
      return #"{"range": {"start": {"line": \#(start.line), "character": \#(start.character)}, "#
        + #""end": {"line": \#(end.line), "character": \#(end.character)}}, "text": \#(quoted(edit.newText))}"#
    }
    change(changes.joined(separator: ", "), in: path, version)
  }

  private mutating func change(_ change: String, in path: String, _ version: Int?) {
    let version = version.map { "\($0)" } ?? "null"
    notify(
      "textDocument/didChange",
      #"{"textDocument": {"uri": "\#(uri(path))", "version": \#(version)}, "contentChanges": [\#(change)]}"#)
  }

  mutating func close(_ path: String) {
    notify("textDocument/didClose", #"{"textDocument": {"uri": "\#(uri(path))"}}"#)
  }

  mutating func save(_ path: String) { notify("textDocument/didSave", #"{"textDocument": {"uri": "\#(uri(path))"}}"#) }

  /// Adds a request about a place of a file, by default for the text that the editor shows when the pointer hovers over
  /// the place.
  mutating func request(at path: String, _ line: Int = 0, _ character: Int = 0, _ method: String = "hover") {
    let place = #"{"line": \#(line), "character": \#(character)}"#
    request("textDocument/\(method)", #"{"textDocument": {"uri": "\#(uri(path))"}, "position": \#(place)}"#)
  }

  /// Adds a request for the code actions in a line, counted from zero.
  mutating func requestActions(at path: String, line: Int) {
    let range = #"{"start": {"line": \#(line), "character": 0}, "end": {"line": \#(line), "character": 999}}"#
    request(
      "textDocument/codeAction",
      #"{"textDocument": {"uri": "\#(uri(path))"}, "range": \#(range), "context": {"diagnostics": []}}"#)
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
