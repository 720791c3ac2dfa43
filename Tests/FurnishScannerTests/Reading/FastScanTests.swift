import Testing

@testable import FurnishScanner

/// Scans that read eight bytes at a time, with the byte to find at any place.
@Suite struct FastScanTests {
  private func withBytes<Result>(_ bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer(body)
  }

  @Test(arguments: 0..<40) func `an invalid byte is found at any place`(place: Int) {
    var bytes = [UInt8](repeating: 0x61, count: 40)
    #expect(withBytes(bytes, isValidUTF8))
    bytes[place] = 0xFF
    #expect(!withBytes(bytes, isValidUTF8))
  }

  @Test(arguments: 0..<20) func `a letter of several bytes is valid at any place`(place: Int) {
    let text = String(repeating: "a", count: place) + "ä€😀" + String(repeating: "b", count: 20 - place)
    #expect(withBytes(Array(text.utf8), isValidUTF8))
    // The last byte is missing.
    #expect(!withBytes(Array(text.utf8.prefix(place + 8)), isValidUTF8))
  }

  @Test(arguments: ["\n", "\r", "\r\n"], 0..<20) func `a line begins after every line ending`(
    ending: String, place: Int
  ) {
    let text = String(repeating: "a", count: place) + ending + String(repeating: "b", count: 20) + ending + "c"
    let lines = withBytes(Array(text.utf8)) { LineTable($0) }
    let second = place + ending.utf8.count
    #expect(lines.place(ofOffset: place) == Place(line: 1, column: place + 1))
    #expect(lines.place(ofOffset: second) == Place(line: 2, column: 1))
    #expect(lines.place(ofOffset: second + 20 + ending.utf8.count) == Place(line: 3, column: 1))
  }

  @Test(arguments: 0x08...0x0F) func `no other byte ends a line`(byte: UInt8) {
    guard byte != 0x0A, byte != 0x0D else { return }
    let bytes = [UInt8](repeating: 0x61, count: 9) + [byte] + [UInt8](repeating: 0x61, count: 9)
    #expect(withBytes(bytes) { LineTable($0) }.place(ofOffset: 18) == Place(line: 1, column: 19))
  }

  @Test(arguments: [
    ("makeContainer", true), ("appServices", true), ("preregistered", true), ("myProviders", true),
    ("container", true), ("retraction", false), ("reverse_ordinates", false), ("observer", false),
  ])
  func `words about services are found`(word: String, isFound: Bool) {
    let scan = withBytes(Array("let x = \(word) + 1".utf8)) { WordScan($0) }
    #expect(scan.hasServiceWord(from: 0, to: 100) == isFound)
  }
}
