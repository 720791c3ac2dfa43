import Foundation
import FurnishReports
import FurnishScanner

@testable import FurnishLanguageServer

/// An editor with a folder of files, which exchanges messages of the protocol with a session.
final class TestEditor {
  let folder: URL
  let session: LanguageSession
  /// All messages of the server except responses, in order.
  private(set) var notifications: [JSONNode] = []
  private var number = 0

  /// Writes the files, and begins a session.
  ///
  /// - Parameter capabilities: The capabilities of the client, as JSON.
  init(_ files: [String: String], capabilities: String = "{}", roots: [String] = [""]) throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("furnish-editor-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var options = ProjectOptions { configuration in
      var options = Program.Options()
      options.roots = configuration.roots
      options.rules.levels = configuration.rules
      return options
    } cache: { _ in
      nil
    }
    options.readsManifest = false
    session = LanguageSession(options, version: "1")
    for (path, text) in files { try write(text, to: path) }
    let folders = roots.map { #"{"uri": "\#(uri($0))", "name": "x"}"# }.joined(separator: ", ")
    _ = try request("initialize", #"{"capabilities": \#(capabilities), "workspaceFolders": [\#(folders)]}"#)
    try notify("initialized", "{}")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func uri(_ path: String) -> String {
    DocumentURI.uri(path.isEmpty ? folder.path : folder.appendingPathComponent(path).path)
  }

  func write(_ text: String, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: folder.appendingPathComponent(path)) }

  /// Sends a request.
  ///
  /// - Returns: The response.
  func request(_ method: String, _ params: String, isCanceled: Bool = false) throws -> JSONNode {
    number += 1
    let text = #"{"jsonrpc": "2.0", "id": \#(number), "method": "\#(method)", "params": \#(params)}"#
    let messages = try nodes(session.receive(Message(Array(text.utf8)), isCanceled: isCanceled))
    notifications += messages.dropLast()
    return messages[messages.count - 1]
  }

  func notify(_ method: String, _ params: String) throws {
    let text = #"{"jsonrpc": "2.0", "method": "\#(method)", "params": \#(params)}"#
    notifications += try nodes(session.receive(Message(Array(text.utf8))))
  }

  private func nodes(_ messages: [JSONValue]) throws -> [JSONNode] {
    try messages.map { try JSONParser.parse($0.line.utf8) }
  }
}

/// The actions of a user.
extension TestEditor {
  func open(_ path: String, _ text: String? = nil) throws {
    let url = folder.appendingPathComponent(path)
    let text = try text ?? String(decoding: Data(contentsOf: url), as: UTF8.self)
    let quoted = JSONValue.string(text).line
    try notify(
      "textDocument/didOpen",
      #"{"textDocument": {"uri": "\#(uri(path))", "languageId": "swift", "version": 1, "text": \#(quoted)}}"#)
  }

  func replace(_ path: String, with text: String, version: Int = 2) throws {
    let document = #"{"uri": "\#(uri(path))", "version": \#(version)}"#
    let change = #"{"text": \#(JSONValue.string(text).line)}"#
    try notify("textDocument/didChange", #"{"textDocument": \#(document), "contentChanges": [\#(change)]}"#)
  }

  func save(_ path: String) throws {
    try notify("textDocument/didSave", #"{"textDocument": {"uri": "\#(uri(path))"}}"#)
  }

  func close(_ path: String) throws {
    try notify("textDocument/didClose", #"{"textDocument": {"uri": "\#(uri(path))"}}"#)
  }

  /// Waits until the server has judged the edits.
  func settle() throws { notifications += try nodes(session.settle()) }

  /// Sends a request about a place, counted from zero, and returns the response.
  func request(_ method: String, at path: String, _ line: Int, _ character: Int, more: String = "") throws -> JSONNode {
    let place = #""position": {"line": \#(line), "character": \#(character)}"#
    return try request("textDocument/\(method)", #"{"textDocument": {"uri": "\#(uri(path))"}, \#(place)\#(more)}"#)
  }
}

/// The information that the editor shows.
extension TestEditor {
  /// Returns the findings that the editor shows in a file: `line:character-character` and the first line of the message.
  func findings(_ path: String) throws -> [String] {
    try settle()
    let last = notifications.last {
      $0["method"]?.text == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.text == uri(path)
    }
    return last?["params"]?["diagnostics"]?.elements.map { diagnostic in
      let (start, end) = (diagnostic["range"]?["start"], diagnostic["range"]?["end"])
      let message = diagnostic["message"]?.text.split(separator: "\n").first ?? ""
      let place = [start?["line"], start?["character"], end?["character"]].map { $0?.text ?? "" }
      return "\(place[0]):\(place[1])-\(place[2]) \(message)"
    } ?? []
  }

  /// The messages in the log.
  var log: [String] {
    notifications.filter { $0["method"]?.text == "window/logMessage" }.compactMap { $0["params"]?["message"]?.text }
  }

  /// Returns the locations of a response as `path:line:character`, counted from zero.
  func places(_ response: JSONNode) -> [String] {
    response["result"]?.elements.map { location in
      let start = location["range"]?["start"]
      let path = (location["uri"]?.text ?? "").replacingOccurrences(of: uri("") + "/", with: "")
      return "\(path):\(start?["line"]?.text ?? ""):\(start?["character"]?.text ?? "")"
    } ?? []
  }
}

extension JSONNode {
  subscript(_ name: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.name == name }?.value
  }

  var elements: [JSONNode] { if case .array(let elements) = value { elements } else { [] } }

  /// The text of a string or of a number.
  var text: String {
    switch value {
    case .string(let text), .number(let text): text
    case .boolean(let isTrue): "\(isTrue)"
    case .null: "null"
    case .array, .object: ""
    }
  }
}
