import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The identity of a file, which does not depend on the path that leads to it.
struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var number: UInt64
}

/// The status of a file, which the system reports without reading the content.
struct FileStatus: Hashable, Sendable {
  var identity: FileIdentity
  var size: Int
  /// The time of the last write to its content, in nanoseconds. Programs can set it.
  var written: Int64
  /// The time of the last change to its content or its status, in nanoseconds, by the clock of the system. Programs
  /// cannot set it.
  var changed: Int64

  /// The status of the program that runs: another build of it is another file.
  static let ofThisProgram = Bundle.main.executablePath.flatMap(FileStatus.init(of:))

  init(identity: FileIdentity, size: Int, written: Int64, changed: Int64) {
    self.identity = identity
    self.size = size
    self.written = written
    self.changed = changed
  }

  /// - Returns: Nil if there is no such file.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Returns whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether a path is a symbolic link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  init(_ status: stat) {
    identity = FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    size = Int(status.st_size)
    #if canImport(Darwin)
      written = Self.nanoseconds(status.st_mtimespec)
      changed = Self.nanoseconds(status.st_ctimespec)
    #else
      written = Self.nanoseconds(status.st_mtim)
      changed = Self.nanoseconds(status.st_ctim)
    #endif
  }

  static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
