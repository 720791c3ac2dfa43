extension String {
  /// The text with its special characters escaped, for an element or a quoted attribute of HTML or XML.
  package var inMarkup: String {
    var text = ""
    for scalar in withoutControls.unicodeScalars {
      switch scalar {
      case "&": text.append("&amp;")
      case "<": text.append("&lt;")
      case ">": text.append("&gt;")
      case "\"": text.append("&quot;")
      case "'": text.append("&#39;")
      // XML does not allow these characters, not even escaped.
      case "\u{FFFE}", "\u{FFFF}": text.append("\u{FFFD}")
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
