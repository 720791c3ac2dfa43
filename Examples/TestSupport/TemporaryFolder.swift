public import Foundation

/// A folder for one test, which is removed when this object is deinitialized.
public final class TemporaryFolder: Sendable {
  /// The path of the folder.
  public let url: URL

  /// Creates a folder with a new name.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "furnish-example-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the path of a file in the folder.
  public func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  /// Writes a file.
  public func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: url.appending(path: name))
  }

  /// Writes a text file.
  public func write(_ text: String, to name: String) throws {
    try write(text.utf8, to: name)
  }

  /// Writes a program that a shell can run.
  public func write(program: String, to name: String) throws {
    try write(program, to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(name))
  }

  /// Reads a file.
  public func read(_ name: String) throws -> Data {
    try Data(contentsOf: url.appending(path: name))
  }

  /// Reads a text file.
  public func text(_ name: String) throws -> String {
    String(decoding: try read(name), as: UTF8.self)
  }

  /// The names of the files of the folder, in order.
  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path("")).sorted() }
  }
}
