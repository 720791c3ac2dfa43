import Foundation

/// The file of a ``FactCache``: a head, an index of all entries, then the entries themselves.
///
/// The head has the hash of the versions that can read the file, the number of entries, and a checksum of the index;
/// each entry has a checksum of its own. So a damaged byte never causes a wrong verdict: in an entry it invalidates the
/// facts of one source file, and in the head or the index it invalidates the whole cache.
struct FactCacheFile: Sendable {
  struct Entry: Hashable, Sendable {
    var content: ContentHash
    var start: Int
    var length: Int
    var digest: FactsDigest
    /// The number of times that the file was written since this content was last read.
    var age: Int
  }

  /// An entry of a new file: one of the old file, or new facts.
  private enum WrittenEntry {
    case reused(Entry)
    case new(ContentHash, NewFacts)

    var content: ContentHash {
      switch self {
      case .reused(let entry): entry.content
      case .new(let content, _): content
      }
    }

    var digest: FactsDigest {
      switch self {
      case .reused(let entry): entry.digest
      case .new(_, let facts): facts.digest
      }
    }

    var length: Int {
      switch self {
      case .reused(let entry): entry.length
      case .new(_, let facts): facts.bytes.count
      }
    }

    var age: Int { if case .reused(let entry) = self { entry.age } else { 0 } }
  }

  private static let magic: UInt64 = 0x4843_4E52_5546_3032
  private static let headSize = 40
  private static let entrySize = 48

  let data: Data
  private(set) var entries: [Entry] = []

  /// - Parameter tool: The tool that wrote the file, with its version: another release may store other facts.
  /// - Throws: ``TapeDamage`` if the data is damaged, or if another tool wrote it.
  init(_ data: Data, tool: String) throws {
    self.data = data
    entries = try data.withUnsafeBytes { bytes in
      guard bytes.count >= Self.headSize else { throw TapeDamage() }
      let read = { (offset: Int) in bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian }
      guard read(0) == Self.magic, read(8) == CacheFolder.versionHash(of: tool) else { throw TapeDamage() }
      let count = read(16)
      guard count <= UInt64(bytes.count / Self.entrySize) else { throw TapeDamage() }
      let end = Self.headSize + Int(count) * Self.entrySize
      guard end <= bytes.count else { throw TapeDamage() }
      let index = UnsafeRawBufferPointer(rebasing: bytes[Self.headSize..<end])
      let checksum = ContentHash(of: index)
      guard read(24) == checksum.high, read(32) == checksum.low else { throw TapeDamage() }
      return try (0..<Int(count)).map { position in
        let offset = Self.headSize + position * Self.entrySize
        let (start, span) = (read(offset + 16), read(offset + 24))
        let length = span >> 16
        guard start >= UInt64(end), start <= UInt64(bytes.count), length <= UInt64(bytes.count) - start else {
          throw TapeDamage()
        }
        return Entry(
          content: ContentHash(high: read(offset), low: read(offset + 8)), start: Int(start), length: Int(length),
          digest: FactsDigest(whole: read(offset + 32), shape: read(offset + 40)), age: Int(span & 0xFFFF))
      }
    }
  }

  /// Decodes the facts of an entry.
  func facts(of entry: Entry) throws -> FileFacts {
    try withBytes(of: entry) { bytes in
      guard ContentHash(of: bytes).low == entry.digest.whole else { throw TapeDamage() }
      var reader = TapeReader(try TapeBytes.tape(from: bytes))
      let facts = try FileFacts(from: &reader)
      guard reader.isAtEnd else { throw TapeDamage() }
      return facts
    }
  }

  func withBytes<Result>(of entry: Entry, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try data.withUnsafeBytes {
      try body(UnsafeRawBufferPointer(rebasing: $0[entry.start..<entry.start + entry.length]))
    }
  }

  /// Returns the content of a file with entries of an older file, and with new facts.
  ///
  /// - Parameters:
  ///   - reused: The entries of the older file that are written again, with their new age.
  ///   - file: The older file; nil if no readable one exists.
  ///   - new: The facts that were read in this run.
  static func data(
    keeping reused: [Entry], of file: FactCacheFile?, adding new: [ContentHash: NewFacts], tool: String
  ) -> Data {
    // The entries are sorted, so that two runs over the same files write the same bytes.
    let all = (reused.map(WrittenEntry.reused) + new.map { WrittenEntry.new($0.key, $0.value) }).sorted {
      ($0.content.high, $0.content.low) < ($1.content.high, $1.content.low)
    }
    var index: [UInt8] = []
    index.reserveCapacity(all.count * entrySize)
    var start = headSize + all.count * entrySize
    for part in all {
      for number in [
        part.content.high, part.content.low, UInt64(start), UInt64(part.length) << 16 | UInt64(min(part.age, 0xFFFF)),
        part.digest.whole, part.digest.shape,
      ] { index.append(littleEndian: number) }
      start += part.length
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(start)
    let checksum = index.withUnsafeBytes { ContentHash(of: $0) }
    for number in [magic, CacheFolder.versionHash(of: tool), UInt64(all.count), checksum.high, checksum.low] {
      bytes.append(littleEndian: number)
    }
    bytes += index
    for part in all {
      switch part {
      case .reused(let entry): file?.withBytes(of: entry) { bytes.append(contentsOf: $0) }
      case .new(_, let facts): bytes += facts.bytes
      }
    }
    return Data(bytes)
  }
}
