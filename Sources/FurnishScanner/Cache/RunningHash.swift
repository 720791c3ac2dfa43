/// A hash of 64 bits of numbers and words that are added one after the other.
struct RunningHash: Hashable, Sendable {
  private(set) var value: UInt64 = 0xC0AC_29B7_C97C_50DD

  mutating func add(_ number: UInt64) {
    let product = (value ^ number &+ 0x3F84_D5B5_B547_0917).multipliedFullWidth(by: 0x9216_D5D9_8979_FB1B)
    value = product.high ^ product.low
  }

  mutating func add(_ word: String) {
    var (part, count): (UInt64, Int) = (0, 0)
    for byte in word.utf8 {
      part = part << 8 | UInt64(byte)
      count += 1
      if count.isMultiple(of: 8) { add(part) }
    }
    add(part)
    add(UInt64(count))
  }
}
