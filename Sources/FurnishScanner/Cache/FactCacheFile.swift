import Foundation

/// The file of a cache: a head, an index of all entries, then the entries themselves.
///
/// The head names the format, the facts and the program, and has a checksum over itself and the index; each entry has
/// one of its own, so that a damaged byte costs one file its facts, and nobody a wrong verdict.
struct FactCacheFile: Sendable {
  struct Entry: Hashable, Sendable {
    var content: ContentHash
    var start: Int
    var length: Int
    var checksum: UInt64
    /// How many times the file was written since a program was read that has this content.
    var age: Int
  }

  private static let magic: UInt64 = 0x4843_4E52_5546_3031
  private static let headSize = 40
  private static let entrySize = 40

  let data: Data
  private(set) var entries: [Entry] = []

  /// - Parameter program: What wrote it: another release may see other facts.
  /// - Throws: ``TapeDamage`` where it is anything else than what the same program wrote.
  init(_ data: Data, program: String) throws {
    self.data = data
    entries = try data.withUnsafeBytes { bytes in
      guard bytes.count >= Self.headSize else { throw TapeDamage() }
      let read = { (offset: Int) in bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian }
      guard read(0) == Self.magic, read(8) == Self.stamp(program) else { throw TapeDamage() }
      let count = read(16)
      guard count <= UInt64(bytes.count / Self.entrySize) else { throw TapeDamage() }
      let end = Self.headSize + Int(count) * Self.entrySize
      guard end <= bytes.count else { throw TapeDamage() }
      let index = UnsafeRawBufferPointer(rebasing: bytes[Self.headSize..<end])
      let checksum = ContentHash(of: index)
      guard read(24) == checksum.high, read(32) == checksum.low else { throw TapeDamage() }
      return try (0..<Int(count)).map { number in
        let place = Self.headSize + number * Self.entrySize
        let (start, span) = (read(place + 16), read(place + 24))
        let length = span >> 16
        guard start >= UInt64(end), start <= UInt64(bytes.count), length <= UInt64(bytes.count) - start else {
          throw TapeDamage()
        }
        return Entry(
          content: ContentHash(high: read(place), low: read(place + 8)), start: Int(start), length: Int(length),
          checksum: read(place + 32), age: Int(span & 0xFFFF))
      }
    }
  }

  /// The facts of an entry.
  func facts(of entry: Entry) throws -> FileFacts {
    try data.withUnsafeBytes { bytes in
      let part = UnsafeRawBufferPointer(rebasing: bytes[entry.start..<(entry.start + entry.length)])
      guard ContentHash(of: part).low == entry.checksum else { throw TapeDamage() }
      var reader = TapeReader(try TapeBytes.tape(from: part))
      let facts = try FileFacts(from: &reader)
      guard reader.isAtEnd else { throw TapeDamage() }
      return facts
    }
  }

  func bytes(of entry: Entry) -> Data {
    data[data.startIndex + entry.start..<data.startIndex + entry.start + entry.length]
  }

  /// A file of these entries.
  static func data(_ entries: [(content: ContentHash, age: Int, bytes: Data)], program: String) -> Data {
    var index = Data(capacity: entries.count * entrySize)
    var start = headSize + entries.count * entrySize
    for entry in entries {
      append(entry.content.high, to: &index)
      append(entry.content.low, to: &index)
      append(UInt64(start), to: &index)
      append(UInt64(entry.bytes.count) << 16 | UInt64(min(entry.age, 0xFFFF)), to: &index)
      append(entry.bytes.withUnsafeBytes { ContentHash(of: $0).low }, to: &index)
      start += entry.bytes.count
    }
    var data = Data(capacity: start)
    let checksum = index.withUnsafeBytes { ContentHash(of: $0) }
    for number in [magic, stamp(program), UInt64(entries.count), checksum.high, checksum.low] {
      append(number, to: &data)
    }
    data.append(index)
    for entry in entries { data.append(entry.bytes) }
    return data
  }

  private static func append(_ number: UInt64, to data: inout Data) {
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
  }

  /// Format, facts and program in a number.
  private static func stamp(_ program: String) -> UInt64 {
    Array("1 \(FileFacts.currentVersion) \(program)".utf8).withUnsafeBytes { ContentHash(of: $0).low }
  }
}
