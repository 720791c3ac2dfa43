import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bytes of a file.
enum FileContents {
  /// The largest size of a source file that is read.
  static let limit = 4 << 20

  /// Calls a function with the bytes of a file, without a byte order mark, and its status before it was read.
  ///
  /// The bytes need not be text.
  ///
  /// - Throws: ``UnreadableFile``
  static func withBytes<Result>(
    of path: String, _ body: (UnsafeBufferPointer<UInt8>, FileStatus) throws -> Result
  ) throws -> Result {
    // Opening a pipe without a writer would block.
    let file = open(path, O_RDONLY | O_NONBLOCK)
    guard file >= 0 else { throw UnreadableFile.systemError }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw UnreadableFile.systemError }
    guard status.st_mode & S_IFMT == S_IFREG else { throw UnreadableFile(reason: "it is no file") }
    guard status.st_size <= limit else { throw UnreadableFile.tooLarge }
    let size = Int(status.st_size)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(size, 1))
    defer { buffer.deallocate() }
    var count = 0
    while count < size {
      let readCount = read(file, buffer.baseAddress! + count, size - count)
      guard readCount >= 0 else { throw UnreadableFile.systemError }
      if readCount == 0 { break }
      count += readCount
    }
    var bytes = UnsafeBufferPointer(rebasing: buffer[..<count])
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = UnsafeBufferPointer(rebasing: bytes[3...]) }
    return try body(bytes, FileStatus(status))
  }

  /// Checks that bytes are text.
  ///
  /// - Throws: ``UnreadableFile`` if they are not UTF-8.
  static func checkText(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    guard isValidUTF8(bytes) else { throw UnreadableFile(reason: "it is not UTF-8") }
  }
}
