import FurnishAtomics
import Testing

@testable import Furnish
@testable import FurnishValues

/// The mask is a hint: keys share a bit only where there are many, and none has that of another purpose.
struct KeyBitsTests {
  private let bits: [UInt64]

  init() {
    // A bit can be assigned once there is a root.
    _ = Root.process
    bits = ManyKeys.all.map { KeyBits.overrideBit(UInt(bitPattern: ObjectIdentifier($0))) }
  }

  @Test func aKeyHasOneBit() {
    #expect(bits.filter { $0.nonzeroBitCount != 1 }.isEmpty)
  }

  @Test func noKeyHasABitOfAnotherPurpose() {
    #expect(bits.filter { $0 & (KeyBits.attentive | KeyBits.context) != 0 }.isEmpty)
  }

  @Test func aKeyKeepsItsBit() {
    #expect(ManyKeys.all.map { KeyBits.overrideBit(UInt(bitPattern: ObjectIdentifier($0))) } == bits)
  }

  @Test func sixtyTwoKeysThatComeOneAfterTheOtherHaveBitsOfTheirOwn() {
    let numbers = ManyKeys.all.map { furnish_key_number_make(UInt(bitPattern: ObjectIdentifier($0))) }
    let row = numbers.sorted { furnish_key_number_index($0) < furnish_key_number_index($1) }
    for (first, last) in zip(row, row.dropFirst(61))
    where furnish_key_number_index(last) - furnish_key_number_index(first) < 62 {
      #expect(furnish_key_number_bit(first) != furnish_key_number_bit(last))
    }
  }

  @Test func aKeyThatNobodyOverridesHasNoNumber() {
    enum NobodysKey: ServiceKey {
      static var defaultValue: Int { 0 }
    }
    _ = Root.process
    let number = furnish_key_number_find(Layer.address(of: NobodysKey.self))
    #expect(furnish_key_number_index(number) == 0)
    #expect(furnish_key_number_bit(number) == KeyBits.context)
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
