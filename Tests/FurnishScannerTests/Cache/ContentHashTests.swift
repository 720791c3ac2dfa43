import Testing

@testable import FurnishScanner

@Suite struct ContentHashTests {
  private func hash(_ bytes: [UInt8]) -> ContentHash { bytes.withUnsafeBytes { ContentHash(of: $0) } }

  @Test func `a hash is the same in every process`() {
    let text = hash(Array("struct Page {}".utf8))
    #expect(String(text.high, radix: 16) == "a1094b1b17815e31")
    #expect(String(text.low, radix: 16) == "45d4410398626385")
  }

  @Test func `every bit changes the hash`() {
    let bytes = (0..<100).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    var hashes: Set<ContentHash> = [hash(bytes)]
    for bit in 0..<800 {
      var other = bytes
      other[bit / 8] ^= 1 << UInt8(bit % 8)
      hashes.insert(hash(other))
    }
    #expect(hashes.count == 801)
  }

  @Test func `zeros of different lengths have different hashes`() {
    let hashes = Set((0..<200).map { hash([UInt8](repeating: 0, count: $0)) })
    #expect(hashes.count == 200)
  }

  @Test func `the order changes the hash`() {
    let (one, other) = ([UInt8](repeating: 1, count: 16), [UInt8](repeating: 2, count: 16))
    #expect(hash(one + other) != hash(other + one))
  }
}
