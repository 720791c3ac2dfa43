import Foundation

/// A file that only its owner may read, and that is replaced as a whole.
enum AtomicFile {
  /// Writes a file.
  ///
  /// - Throws: ``SystemFailure``. In that case the old file is unchanged.
  static func write(_ data: Data, to path: String) throws(SystemFailure) {
    let draft = "\(path).\(UUID().uuidString)"
    // The file is created with its mode, so that no other user can open it at any moment.
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemFailure() }
    do throws(SystemFailure) {
      defer { close(descriptor) }
      try fill(descriptor, with: data)
      // The data is on the disk before the file replaces the old one. Otherwise a power failure could leave an empty
      // file.
      guard fsync(descriptor) == 0 else { throw SystemFailure() }
    } catch {
      unlink(draft)
      throw error
    }
    guard rename(draft, path) == 0 else {
      let failure = SystemFailure()
      unlink(draft)
      throw failure
    }
  }

  private static func fill(_ descriptor: Int32, with data: Data) throws(SystemFailure) {
    do {
      try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: data)
    } catch {
      throw SystemFailure()
    }
  }
}

/// The system's message for a failed call.
struct SystemFailure: Error {
  let reason = SystemFailure.last

  static var last: String { String(cString: strerror(errno)) }
}
