import Testing

@testable import Furnish

/// The mask is a hint: several keys share a bit, and none has that of another purpose.
struct KeyBitsTests {
  private let bits = ManyKeys.all.map { KeyBits.bit(UInt(bitPattern: ObjectIdentifier($0))) }

  @Test func aKeyHasOneBit() {
    #expect(bits.filter { $0.nonzeroBitCount != 1 }.isEmpty)
  }

  @Test func noKeyHasABitOfAnotherPurpose() {
    #expect(bits.filter { $0 & (KeyBits.attentive | KeyBits.context) != 0 }.isEmpty)
  }

  @Test func theBitsAreSpread() {
    #expect(Set(bits).count > 50)
  }

  /// Otherwise the tests of lookups would not see what happens where keys share one.
  @Test func theKeysOfTheseTestsShareBits() {
    #expect(Set(bits).count < bits.count / 4)
  }

  @Test func theContextHasABitOfItsOwn() {
    let address = Layer.address(of: ContextKey.self)
    #expect(KeyBits.overrideBit(address) == KeyBits.context)
  }
}
