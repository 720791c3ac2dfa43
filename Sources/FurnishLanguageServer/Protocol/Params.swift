import FurnishScanner

/// The parameters of a message, or a value in them, with its path, which errors name.
struct Params: Sendable {
  private let value: JSONNode?
  private let path: String

  init(_ value: JSONNode?, path: String = "") {
    self.value = value
    self.path = path
  }

  /// Returns the value of a member, or `nil` if it is missing or null.
  func node(_ name: String) -> JSONNode? {
    guard case .object(let members)? = value?.value, let found = members.first(where: { $0.name == name })?.value else {
      return nil
    }
    if case .null = found.value { return nil }
    return found
  }

  /// Returns whether a member of a name exists. Its value may be null.
  func has(_ name: String) -> Bool {
    guard case .object(let members)? = value?.value else { return false }
    return members.contains { $0.name == name }
  }

  /// Returns the parameters of a member, which may be missing.
  func child(_ name: String) -> Params { Params(node(name), path: path.isEmpty ? name : "\(path).\(name)") }

  var isMissing: Bool { value == nil }

  /// The value as a string.
  ///
  /// - Throws: ``ResponseError`` if it is missing or something else.
  var string: String {
    get throws(ResponseError) {
      guard case .string(let text)? = value?.value else { throw wrong("a string") }
      return text
    }
  }

  /// The value as an integer.
  ///
  /// - Throws: ``ResponseError`` if it is missing or something else.
  var integer: Int {
    get throws(ResponseError) {
      guard case .number(let text)? = value?.value, let number = Int(text) else { throw wrong("an integer") }
      return number
    }
  }

  /// The value as a position: line and character, both counted from zero.
  ///
  /// - Throws: ``ResponseError`` if it is missing or something else.
  var position: TextPosition {
    get throws(ResponseError) {
      let (line, character) = (try child("line").integer, try child("character").integer)
      guard line >= 0, character >= 0 else { throw wrong("a position that is not negative") }
      return TextPosition(line: line, character: character)
    }
  }

  /// The value as a range of positions.
  ///
  /// - Throws: ``ResponseError`` if it is missing or something else.
  var range: Range<TextPosition> {
    get throws(ResponseError) {
      let (start, end) = (try child("start").position, try child("end").position)
      guard start <= end else { throw wrong("a range that ends where it starts or after that") }
      return start..<end
    }
  }

  /// The value as an array.
  ///
  /// - Throws: ``ResponseError`` if it is missing or something else.
  var elements: [Params] {
    get throws(ResponseError) {
      guard case .array(let elements)? = value?.value else { throw wrong("an array") }
      return elements.enumerated().map { Params($1, path: "\(path)[\($0)]") }
    }
  }

  /// Whether the value is `true`.
  var isTrue: Bool { if case .boolean(true)? = value?.value { true } else { false } }

  private func wrong(_ kind: String) -> ResponseError {
    ResponseError(.invalidParams, ServerText.missing(path.isEmpty ? "params" : path, kind))
  }
}
