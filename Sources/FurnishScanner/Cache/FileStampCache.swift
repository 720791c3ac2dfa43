import Foundation

/// The hashes of file contents, so that files which have not changed need not be opened.
///
/// The facts of a file depend on its content; this cache only determines whether the content has changed. The content
/// has not changed if the system reports the same status as when the file was read: its identity, its size, and the
/// times of its last write and its last change. Programs can set the time of the write, but not the time of the change.
/// A file that was written or changed shortly before it was read could be written again in the same tick of the clock,
/// so the next run reads it again.
// `@unchecked Sendable`: `state` is guarded by `lock`, and the rest never changes.
final class FileStampCache: @unchecked Sendable {
  /// The status of a file when it was read, and the hash of its content.
  private struct Stamp: Hashable {
    var status: FileStatus
    var content: ContentHash
  }

  private struct State {
    var stamps: [ContentHash: Stamp] = [:]
    var hasNewStamp = false
  }

  /// The longest tick of a file system's clock, in nanoseconds.
  private static let tick: Int64 = 2_000_000_000
  /// The number of stamps above which the stamps of files that this run has not read are left out.
  private static let limit = 200_000
  private static let stampSize = 72

  private let folder: CacheFolder
  private let tool: String
  private let known: [ContentHash: Stamp]
  private let lock = NSLock()
  private var state = State()
  let isDamaged: Bool

  init(_ folder: CacheFolder, tool: String) {
    self.folder = folder
    self.tool = tool
    switch folder.readSealed("stamps", tool: tool) {
    case .nothing: (known, isDamaged) = ([:], false)
    case .data(let data): (known, isDamaged) = (Self.stamps(in: data), false)
    case .damage: (known, isDamaged) = ([:], true)
    }
  }

  /// Returns the hash of the content of a file that has not changed since an earlier run has read it; nil if the file
  /// must be read.
  func content(of location: String) -> ContentHash? {
    let key = Self.key(location)
    guard let stamp = known[key], let status = FileStatus(of: location), stamp.status == status else { return nil }
    lock.withLock { state.stamps[key] = stamp }
    return stamp.content
  }

  /// Records the content of a file.
  ///
  /// - Parameter status: The status of the file before it was read.
  func note(_ location: String, _ status: FileStatus, _ content: ContentHash) {
    guard max(status.written, status.changed) < Self.now - Self.tick else { return }
    lock.withLock {
      state.stamps[Self.key(location)] = Stamp(status: status, content: content)
      state.hasNewStamp = true
    }
  }

  /// Writes the stamps if this run has noted a new one, or if the old ones could not be read. If that fails, the next
  /// run reads all files whose stamps are missing.
  func close() {
    let state = lock.withLock { self.state }
    guard state.hasNewStamp || isDamaged else { return }
    var stamps = state.stamps
    // This run may have read only a part of the program.
    if known.count <= Self.limit { stamps.merge(known) { new, _ in new } }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(stamps.count * Self.stampSize)
    for (key, stamp) in stamps.sorted(by: { ($0.key.high, $0.key.low) < ($1.key.high, $1.key.low) }) {
      for number in [
        key.high, key.low, stamp.status.identity.device, stamp.status.identity.number,
        UInt64(bitPattern: Int64(stamp.status.size)), UInt64(bitPattern: stamp.status.written),
        UInt64(bitPattern: stamp.status.changed), stamp.content.high, stamp.content.low,
      ] { bytes.append(littleEndian: number) }
    }
    try? folder.replaceSealed("stamps", with: Data(bytes), tool: tool)
  }

  private static func stamps(in data: Data) -> [ContentHash: Stamp] {
    data.withUnsafeBytes { bytes in
      var stamps: [ContentHash: Stamp] = [:]
      stamps.reserveCapacity(bytes.count / stampSize)
      for start in stride(from: 0, through: bytes.count - stampSize, by: stampSize) {
        let number = { (place: Int) in
          bytes.loadUnaligned(fromByteOffset: start + 8 * place, as: UInt64.self).littleEndian
        }
        let status = FileStatus(
          identity: FileIdentity(device: number(2), number: number(3)), size: Int(truncatingIfNeeded: number(4)),
          written: Int64(bitPattern: number(5)), changed: Int64(bitPattern: number(6)))
        stamps[ContentHash(high: number(0), low: number(1))] = Stamp(
          status: status, content: ContentHash(high: number(7), low: number(8)))
      }
      return stamps
    }
  }

  private static func key(_ location: String) -> ContentHash {
    var location = location
    return location.withUTF8 { ContentHash(of: UnsafeRawBufferPointer($0)) }
  }

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileStatus.nanoseconds(time)
  }
}
