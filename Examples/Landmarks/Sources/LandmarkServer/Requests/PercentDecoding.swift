/// The decoding of percent escapes, which refuses invalid ones.
enum PercentDecoding {
  /// Decodes a part of an address.
  ///
  /// - Parameters:
  ///   - encoded: The text in a request.
  ///   - plusIsSpace: Whether `+` means a space, as it does in the query of a form.
  /// - Returns: The decoded text, or `nil` if an escape is invalid or the bytes are no text.
  static func decode(_ encoded: Substring, plusIsSpace: Bool = false) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(encoded.utf8.count)
    var rest = encoded.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = hexadecimal(rest.popFirst()), let low = hexadecimal(rest.popFirst()) else {
          return nil
        }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace:
        bytes.append(UInt8(ascii: " "))
      default:
        bytes.append(byte)
      }
    }
    // A zero byte ends a text in C, so SQLite would read only the text before it.
    guard !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func hexadecimal(_ digit: UInt8?) -> UInt8? {
    switch digit {
    case let digit? where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit):
      digit - UInt8(ascii: "0")
    case let digit? where (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(digit):
      digit - UInt8(ascii: "a") + 10
    case let digit? where (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(digit):
      digit - UInt8(ascii: "A") + 10
    default:
      nil
    }
  }
}
