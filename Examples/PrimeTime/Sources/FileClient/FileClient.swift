public import Foundation

/// A client that reads and writes files by their names. Every module that stores data depends on it.
public struct FileClient: Sendable {
  /// Returns the contents of a file, or `nil` if it does not exist.
  public var load: @Sendable (_ name: String) throws -> Data?
  /// Writes a file, and replaces an existing one.
  public var save: @Sendable (_ name: String, _ contents: Data) throws -> Void

  /// Creates a client. Neither closure has a default, so that a mock implements both.
  public init(
    load: @escaping @Sendable (_ name: String) throws -> Data?,
    save: @escaping @Sendable (_ name: String, _ contents: Data) throws -> Void
  ) {
    self.load = load
    self.save = save
  }

  /// Creates the client for the files of a folder, which is created at the first save.
  public static func live(in folder: URL) -> Self {
    Self(
      load: { name in
        let file = folder.appendingPathComponent(name)
        return FileManager.default.fileExists(atPath: file.path) ? try Data(contentsOf: file) : nil
      },
      save: { name, contents in
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try contents.write(to: folder.appendingPathComponent(name), options: .atomic)
      })
  }
}
