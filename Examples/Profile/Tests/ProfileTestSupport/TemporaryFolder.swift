public import Foundation

/// A folder that a test has for itself, and that is gone afterwards.
public final class TemporaryFolder: Sendable {
  /// Where the folder is.
  public let url: URL

  /// Creates a folder with a new name.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "profile-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the folder.
  public func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  /// Writes a file, whole.
  public func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  /// What is in the folder, in order.
  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path("")).sorted() }
  }
}
