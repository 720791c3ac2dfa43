/// A tape as bytes: its numbers, then its words, each number in as many groups of seven bits as it needs.
enum TapeBytes {
  static func bytes(of tape: FactTape) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(tape.numbers.count + 64)
    append(UInt32(tape.numbers.count), to: &bytes)
    for number in tape.numbers { append(number, to: &bytes) }
    append(UInt32(tape.words.count), to: &bytes)
    for word in tape.words {
      append(UInt32(word.utf8.count), to: &bytes)
      bytes.append(contentsOf: word.utf8)
    }
    return bytes
  }

  static func tape(from bytes: UnsafeRawBufferPointer) throws -> FactTape {
    var index = 0
    var tape = FactTape()
    let count = Int(try number(bytes, &index))
    guard count <= bytes.count - index else { throw TapeDamage() }
    tape.numbers = try Array(unsafeUninitializedCapacity: count) { numbers, initialized in
      // Numbers are trivial values: those that were written before damage was found need not be released.
      for place in 0..<count { numbers[place] = try number(bytes, &index) }
      initialized = count
    }
    let words = Int(try number(bytes, &index))
    guard words <= bytes.count - index else { throw TapeDamage() }
    tape.words.reserveCapacity(words)
    for _ in 0..<words {
      let length = Int(try number(bytes, &index))
      guard length <= bytes.count - index else { throw TapeDamage() }
      tape.words.append(String(decoding: bytes[index..<(index + length)], as: UTF8.self))
      index += length
    }
    guard index == bytes.count else { throw TapeDamage() }
    return tape
  }

  private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
    var number = number
    while number >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: number) | 0x80)
      number >>= 7
    }
    bytes.append(UInt8(number))
  }

  private static func number(_ bytes: UnsafeRawBufferPointer, _ index: inout Int) throws -> UInt32 {
    // Nearly all numbers are small.
    if index < bytes.count, bytes[index] < 0x80 {
      index += 1
      return UInt32(bytes[index - 1])
    }
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while index < bytes.count, shift < 35 {
      let byte = bytes[index]
      index += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 {
        guard let small = UInt32(exactly: number) else { throw TapeDamage() }
        return small
      }
      shift += 7
    }
    throw TapeDamage()
  }
}
