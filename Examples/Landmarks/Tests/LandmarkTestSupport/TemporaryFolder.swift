public import Foundation

/// A folder that a test has for itself, and that is gone afterwards.
public final class TemporaryFolder: Sendable {
  /// Where the folder is.
  public let url: URL

  /// Creates a folder with a new name.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "landmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the folder.
  public func path(_ name: String) -> String {
    url.appending(path: name).path(percentEncoded: false)
  }

  /// Writes a file, whole.
  public func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: url.appending(path: name))
  }

  /// Reads a file, whole.
  public func read(_ name: String) throws -> Data {
    try Data(contentsOf: url.appending(path: name))
  }

  /// What is in the folder, in order.
  public var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false)).sorted()
    }
  }
}
