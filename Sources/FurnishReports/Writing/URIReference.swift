/// A path as a URI reference, as RFC 3986 defines it.
package struct URIReference {
  package let text: String

  /// - Parameter path: A path with slashes. The reference of a relative path is relative.
  package init(path: String) {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      if Self.isPlain(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text.append(byte < 0x10 ? "%0\(digits)" : "%\(digits)")
      }
    }
    self.text = text
  }

  /// Returns whether a path may contain a character unchanged. A colon is not among these characters: `a:b` would be
  /// the scheme `a`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "@"):
      true
    default: false
    }
  }
}
