extension String {
  /// The text for HTML and XML, in an element or in a quoted attribute.
  package var inMarkup: String {
    var text = ""
    for scalar in withoutControls.unicodeScalars {
      switch scalar {
      case "&": text.append("&amp;")
      case "<": text.append("&lt;")
      case ">": text.append("&gt;")
      case "\"": text.append("&quot;")
      case "'": text.append("&#39;")
      // XML has no such characters at all.
      case "\u{FFFE}", "\u{FFFF}": text.append("\u{FFFD}")
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
