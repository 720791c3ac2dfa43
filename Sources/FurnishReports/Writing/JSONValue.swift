/// A value of JSON, written without Foundation. An object keeps the order of its members, so that the same report is
/// the same text, byte for byte.
package enum JSONValue: Hashable, Sendable {
  case string(String)
  case number(Int)
  case boolean(Bool)
  case null
  case array([JSONValue])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// Creates an object without the members that are nil.
  package static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// The text with a line for each member and element, indented by two spaces.
  var lines: String {
    var text = ""
    write(to: &text, Layout(indentation: 0))
    text.append("\n")
    return text
  }

  /// The text on one line.
  package var line: String {
    var text = ""
    write(to: &text, Layout(indentation: nil))
    return text
  }

  /// The value on one line, without characters that could end the element of HTML it is in.
  var inlineInHTML: String {
    var text = ""
    write(to: &text, Layout(indentation: nil, isInHTML: true))
    return text
  }

  private struct Layout {
    /// The spaces before the line; `nil` for all on one line.
    var indentation: Int?
    var isInHTML = false

    /// The indentation of the members and elements.
    var inner: Layout { Layout(indentation: indentation.map { $0 + 2 }, isInHTML: isInHTML) }
  }

  private func write(to text: inout String, _ layout: Layout) {
    switch self {
    case .string(let string): Self.write(string, to: &text, isInHTML: layout.isInHTML)
    case .number(let number): text.append(String(number))
    case .boolean(let boolean): text.append(boolean ? "true" : "false")
    case .null: text.append("null")
    case .array(let elements):
      Self.write(elements, between: ("[", "]"), to: &text, layout) { element, text, layout in
        element.write(to: &text, layout)
      }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &text, layout) { member, text, layout in
        Self.write(member.name, to: &text, isInHTML: layout.isInHTML)
        text.append(layout.indentation == nil ? ":" : ": ")
        member.value.write(to: &text, layout)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between brackets: (String, String), to text: inout String, _ layout: Layout,
    write: (Element, inout String, Layout) -> Void
  ) {
    text.append(brackets.0)
    for (index, element) in elements.enumerated() {
      if index > 0 { text.append(",") }
      if let indentation = layout.inner.indentation { breakLine(&text, indentation) }
      write(element, &text, layout.inner)
    }
    if let indentation = layout.indentation, !elements.isEmpty { breakLine(&text, indentation) }
    text.append(brackets.1)
  }

  private static func breakLine(_ text: inout String, _ indentation: Int) {
    text.append("\n")
    for _ in 0..<indentation { text.append(" ") }
  }

  private static func write(_ string: String, to text: inout String, isInHTML: Bool) {
    text.append("\"")
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text.append("\\\"")
      case "\\": text.append("\\\\")
      case "\n": text.append("\\n")
      case "\t": text.append("\\t")
      case "\r": text.append("\\r")
      // U+2028 and U+2029 end a line of JavaScript, and `</script` or `<!--` would end the script.
      case "\u{2028}", "\u{2029}": text.append(escape(scalar))
      case "<" where isInHTML, ">" where isInHTML, "&" where isInHTML: text.append(escape(scalar))
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: text.append(escape(scalar))
      default: text.unicodeScalars.append(scalar)
      }
    }
    text.append("\"")
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
