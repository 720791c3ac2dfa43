import Foundation

/// The parts of a message of `furnish lsp` that the tests read.
struct EditorMessage: Decodable {
  struct Params: Decodable {
    var uri: String?
    var diagnostics: [Diagnostic]?
    var message: String?
  }

  struct Place: Decodable { var line, character: Int }
  struct Span: Decodable { var start, end: Place }

  struct Diagnostic: Decodable {
    var range: Span
    var severity: Int
    var code: String?
    var message: String

    /// The place, counted from zero, with the severity and the rule: `3:3 error missing-service`.
    var summary: String {
      "\(range.start.line):\(range.start.character) \(["error", "warning", "note"][severity - 1]) \(code ?? "")"
    }
  }

  /// A replacement of a part of a text.
  struct Edit: Decodable {
    var range: Span
    var newText: String
  }

  struct Action: Decodable {
    struct Changes: Decodable { var changes: [String: [Edit]] }

    var title: String
    var edit: Changes
  }

  /// The identifier of a request, which is a number or a string. A string is in quotes here.
  struct Identifier: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      text =
        if let number = try? container.decode(Int.self) { "\(number)" } else {
          "\"\(try container.decode(String.self))\""
        }
    }
  }

  /// The code actions of a response; none in a response to another request.
  struct Answer: Decodable {
    var actions: [Action]

    init(from decoder: any Decoder) { actions = (try? [Action](from: decoder)) ?? [] }
  }

  struct Failure: Decodable {
    var code: Int
    var message: String
  }

  var id: Identifier?
  var method: String?
  var params: Params?
  var result: Answer?
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

  /// Returns the text that edits of a text leave. Their ranges count in the text before all of them.
  static func applied(_ edits: [Edit], to text: String) -> String {
    var units = Array(text.utf16)
    func offset(_ place: Place) -> Int {
      var start = 0
      for _ in 0..<place.line { start = units[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? units.endIndex }
      return start + place.character
    }
    let ranges = edits.map { (offset($0.range.start)..<offset($0.range.end), $0.newText) }
    for (range, newText) in ranges.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      units.replaceSubrange(range, with: newText.utf16)
    }
    return String(decoding: units, as: UTF16.self)
  }

  struct BadOutput: Error { var text: String }
}
