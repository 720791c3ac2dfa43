import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder of a cache. Several runs may use it at once, and any of them may be killed at any time: a run reads each
/// file as it was when the run began, and replaces it as a whole at its end.
struct CacheFolder: Sendable {
  /// The age in seconds above which a file is removed that was written to replace another one and has not replaced it:
  /// the run that wrote it must have been killed.
  private static let abandonedAge: TimeInterval = 3_600

  /// The result of reading a file of the cache.
  enum Content {
    case nothing
    case data(Data)
    case damage
  }

  let url: URL
  var path: String { url.path }

  init(_ path: String) { url = URL(fileURLWithPath: path, isDirectory: true) }

  /// Returns a hash of a tool with its version, and of the versions of the format and of the facts.
  static func versionHash(of tool: String) -> UInt64 {
    Array("2 \(FileFacts.currentVersion) \(tool)".utf8).withUnsafeBytes { ContentHash(of: $0).low }
  }

  func read(_ name: String) -> Content {
    let file = url.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: file.path) else { return .nothing }
    return (try? Data(contentsOf: file, options: .mappedIfSafe)).map(Content.data) ?? .damage
  }

  /// Replaces a file as a whole: writes a new file, and renames it.
  func replace(_ name: String, with data: Data) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    removeAbandoned(name)
    let new = url.appendingPathComponent("\(name).\(UUID().uuidString)")
    try data.write(to: new)
    guard rename(new.path, url.appendingPathComponent(name).path) == 0 else {
      try? FileManager.default.removeItem(at: new)
      throw UnreadableFile.systemError
    }
  }

  private func removeAbandoned(_ name: String) {
    let files = try? FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: [.contentModificationDateKey])
    for file in files ?? [] where file.lastPathComponent.hasPrefix("\(name).") {
      let date = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      if let date, date.timeIntervalSinceNow < -Self.abandonedAge { try? FileManager.default.removeItem(at: file) }
    }
  }
}

extension CacheFolder {
  private static let sealSize = 32
  private static let sealMagic: UInt64 = 0x4C41_4553_5546_3031

  /// Reads a file that is only valid as a whole: 32 bytes with a checksum, which are its seal, and then the content.
  ///
  /// - Returns: The content; ``Content/damage`` if another tool or version wrote it.
  func readSealed(_ name: String, tool: String) -> Content {
    guard case .data(let data) = read(name) else { return read(name) }
    return data.withUnsafeBytes { bytes in
      guard bytes.count >= Self.sealSize else { return .damage }
      let read = { (offset: Int) in bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian }
      let checksum = ContentHash(of: UnsafeRawBufferPointer(rebasing: bytes[Self.sealSize...]))
      guard read(0) == Self.sealMagic, read(8) == Self.versionHash(of: tool), read(16) == checksum.high,
        read(24) == checksum.low
      else { return .damage }
      return .data(data[(data.startIndex + Self.sealSize)...])
    }
  }

  func replaceSealed(_ name: String, with content: Data, tool: String) throws {
    var seal: [UInt8] = []
    let checksum = content.withUnsafeBytes { ContentHash(of: $0) }
    for number in [Self.sealMagic, Self.versionHash(of: tool), checksum.high, checksum.low] {
      seal.append(littleEndian: number)
    }
    try replace(name, with: Data(seal) + content)
  }
}

extension [UInt8] {
  /// Appends eight bytes, the lowest first. An array takes a tenth of the time that `Data` takes.
  mutating func append(littleEndian number: UInt64) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
