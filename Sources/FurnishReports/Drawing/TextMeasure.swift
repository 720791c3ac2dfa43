/// An estimate of the width of a text in an unknown font, rather too wide than too narrow.
enum TextMeasure {
  /// Returns the width of a text.
  ///
  /// - Parameter size: The size of the font.
  static func width(of text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + em(of: $1) } * size
  }

  /// Returns the text, or as much of it as fits, with an ellipsis in place of its middle, because names often differ at
  /// their ends.
  static func fitted(_ text: String, size: Double, width: Double) -> String {
    guard self.width(of: text, size: size) > width else { return text }
    let characters = Array(text)
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if self.width(of: shortened(characters, to: middle), size: size) <= width {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return shortened(characters, to: low)
  }

  private static func shortened(_ characters: [Character], to count: Int) -> String {
    String(characters.prefix((count + 1) / 2)) + "…" + String(characters.suffix(count / 2))
  }

  private static func em(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", "t", "f", "r", ".", ",", ":", ";", "'", "|", "!", " ", "(", ")", "[", "]": 0.4
    case "m", "w", "M", "W", "@", "%", "…", "→": 0.95
    case "A"..."Z", "&", "?", "<", ">", "#", "+", "=": 0.73
    default: scalar.isASCII ? 0.62 : scalar.value < 0x0500 ? 0.68 : 1.05
    }
  }
}
