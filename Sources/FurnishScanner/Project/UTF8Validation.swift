/// Returns whether bytes are UTF-8, as the Unicode Standard defines it (table 3-7).
///
/// - Complexity: Linear in the bytes.
func isValidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  let raw = UnsafeRawBufferPointer(bytes)
  var index = 0
  while index < bytes.count {
    // Source is nearly all ASCII: eight bytes of it at once.
    while index + 8 <= raw.count,
      raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      index += 8
    }
    guard index < bytes.count else { break }
    let lead = bytes[index]
    guard lead >= 0x80 else {
      index += 1
      continue
    }
    let following: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: following = 1
    case 0xE0: (following, second) = (2, 0xA0...0xBF)
    case 0xED: (following, second) = (2, 0x80...0x9F)
    case 0xE1...0xEF: following = 2
    case 0xF0: (following, second) = (3, 0x90...0xBF)
    case 0xF4: (following, second) = (3, 0x80...0x8F)
    case 0xF1...0xF3: following = 3
    default: return false
    }
    guard index + following < bytes.count, second.contains(bytes[index + 1]) else { return false }
    for offset in 1...following where offset > 1 && bytes[index + offset] & 0xC0 != 0x80 { return false }
    index += following + 1
  }
  return true
}
