import FurnishGraph

/// The style in which a terminal shows a piece of text.
enum TerminalStyle: String {
  case bold = "1"
  case faint = "2"
  case red = "1;31"
  case yellow = "1;33"
  case cyan = "1;36"

  init(_ severity: Finding.Severity) {
    switch severity {
    case .error: self = .red
    case .warning: self = .yellow
    case .note: self = .cyan
    }
  }

  /// Returns the text between the codes that begin and end the style. Codes in the text itself are escaped.
  func painted(_ text: String) -> String { "\u{1B}[\(rawValue)m\(text.withoutControls)\u{1B}[0m" }
}
