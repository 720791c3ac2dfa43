extension String {
  /// The text, in which characters that control a terminal, break a line or change the writing direction are replaced
  /// by their numbers, such as `\u{1B}`. So a hostile name can neither forge a line nor hide one.
  var withoutControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isControl {
        text.append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
