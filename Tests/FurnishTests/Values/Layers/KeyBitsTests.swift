import FurnishPrimitives
import Testing

@testable import Furnish
@testable import FurnishValues

/// The bits of keys in the mask of a layer: keys share a bit only if there are many keys, and no key has a bit that has
/// another purpose.
struct KeyBitsTests {
  private let bits: [UInt64]

  init() {
    // A bit can be assigned once there is a root.
    _ = Root.process
    bits = ManyKeys.all.map { KeyBits.overrideBit(UInt(bitPattern: ObjectIdentifier($0))) }
  }

  @Test func `a key has one bit`() {
    #expect(bits.filter { $0.nonzeroBitCount != 1 }.isEmpty)
  }

  @Test func `no key has a bit of another purpose`() {
    #expect(bits.filter { $0 & (KeyBits.slowPath | KeyBits.context) != 0 }.isEmpty)
  }

  @Test func `a key keeps its bit`() {
    #expect(ManyKeys.all.map { KeyBits.overrideBit(UInt(bitPattern: ObjectIdentifier($0))) } == bits)
  }

  @Test func `sixty-two keys that are numbered one after the other have different bits`() {
    let numbers = ManyKeys.all.map { furnish_key_number_make(UInt(bitPattern: ObjectIdentifier($0))) }
    let sortedNumbers = numbers.sorted { furnish_key_number_index($0) < furnish_key_number_index($1) }
    for (first, last) in zip(sortedNumbers, sortedNumbers.dropFirst(61))
    where furnish_key_number_index(last) - furnish_key_number_index(first) < 62 {
      #expect(furnish_key_number_bit(first) != furnish_key_number_bit(last))
    }
  }

  @Test func `a key that is never overridden has no number`() {
    enum NeverOverriddenKey: ServiceKey {
      static var defaultValue: Int { 0 }
    }
    _ = Root.process
    let number = furnish_key_number_find(Layer.address(of: NeverOverriddenKey.self))
    #expect(furnish_key_number_index(number) == 0)
    #expect(furnish_key_number_bit(number) == KeyBits.context)
  }

  /// Checks that the tests of lookups cover keys that share a bit.
  @Test func `the keys of these tests share bits`() {
    #expect(Set(bits).count < bits.count / 4)
  }

  @Test func `the context has a bit of its own`() {
    let address = Layer.address(of: ContextKey.self)
    #expect(KeyBits.overrideBit(address) == KeyBits.context)
  }
}
