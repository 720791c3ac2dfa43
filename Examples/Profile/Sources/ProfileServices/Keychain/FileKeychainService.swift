import Foundation
import Furnish
import Synchronization

/// A keychain in a file that only its owner can read.
///
/// A new file is written beside the old one, and then replaces it. So a reader finds the old secrets or the new ones,
/// even after a power failure.
public final class FileKeychainService: KeychainService {
  private let config = Injected<any ConfigService>()

  /// The lock that allows one change at a time in this process.
  private let changing = Mutex(())

  public init() {}

  private var url: URL { config.wrappedValue.folder.appending(path: "keychain.json") }

  public func save(_ secret: String, for key: String) throws(KeychainError) {
    try change { $0[key] = secret }
  }

  public func load(_ key: String) throws(KeychainError) -> String? { try read(url)[key] }

  public func delete(_ key: String) throws(KeychainError) { try change { $0[key] = nil } }

  private func change(_ body: (inout [String: String]) -> Void) throws(KeychainError) {
    let url = url
    try changing.withLock { _ throws(KeychainError) in
      let old = try read(url)
      var secrets = old
      body(&secrets)
      if secrets != old { try write(secrets, to: url) }
    }
  }

  private func read(_ url: URL) throws(KeychainError) -> [String: String] {
    let path = url.path(percentEncoded: false)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    if descriptor < 0 {
      if errno == ENOENT { return [:] }
      throw .unreadable(path: path, reason: SystemFailure.last)
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(path: path, reason: SystemFailure.last)
    }
    let mode = status.st_mode & 0o777
    guard mode & 0o077 == 0 else { throw .open(path: path, mode: String(mode, radix: 8)) }
    guard let data = try? file.readToEnd() ?? Data(),
      let secrets = try? JSONDecoder().decode([String: String].self, from: data)
    else { throw .damaged(path: path) }
    return secrets
  }

  private func write(_ secrets: [String: String], to url: URL) throws(KeychainError) {
    let path = url.path(percentEncoded: false)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      try AtomicFile.write(try encoder.encode(secrets), to: path)
    } catch let failure as SystemFailure {
      throw .unwritable(path: path, reason: failure.reason)
    } catch {
      throw .unwritable(path: path, reason: "the folder cannot be created")
    }
  }
}
