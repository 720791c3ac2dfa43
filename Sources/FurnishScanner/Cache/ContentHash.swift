/// A hash of 128 bits of a file's content.
///
/// Two different files do not share a hash by chance. They can be constructed to share one, so the hash is no
/// protection against an attacker.
struct ContentHash: Hashable, Sendable {
  var high: UInt64
  var low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The hash in hexadecimal digits.
  var text: String { "\(String(high, radix: 16))-\(String(low, radix: 16))" }

  /// - Complexity: Linear in the bytes, and about as fast as memory can be read.
  init(of bytes: UnsafeRawBufferPointer) {
    var (high, low): (UInt64, UInt64) = (0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344)
    var index = 0
    while index + 16 <= bytes.count {
      let first = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let second = bytes.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self).littleEndian
      Self.mix(first, second, &high, &low)
      index += 16
    }
    var rest: (UInt64, UInt64) = (0, 0)
    for (place, byte) in bytes[index...].enumerated() {
      if place < 8 { rest.0 |= UInt64(byte) << (8 * place) } else { rest.1 |= UInt64(byte) << (8 * (place - 8)) }
    }
    Self.mix(rest.0, rest.1, &high, &low)
    // Zeros at the end would be hashed like the padding, so the length is hashed, too.
    Self.mix(UInt64(bytes.count), 0xA409_3822_299F_31D0, &high, &low)
    self.high = high
    self.low = low
  }

  /// Mixes two words into both halves of the hash, each by the high and the low half of a product. The constants are
  /// the first digits of pi.
  private static func mix(_ first: UInt64, _ second: UInt64, _ high: inout UInt64, _ low: inout UInt64) {
    let left = (first ^ 0x082E_FA98_EC4E_6C89).multipliedFullWidth(by: second ^ high)
    let right = (second ^ 0x4528_21E6_38D0_1377).multipliedFullWidth(by: first ^ low)
    high = (high << 29 | high >> 35) ^ left.high ^ left.low
    low = (low << 31 | low >> 33) ^ right.high ^ right.low
  }
}
