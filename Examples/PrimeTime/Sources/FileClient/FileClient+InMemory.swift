public import Foundation

extension FileClient {
  /// Creates a file client whose files exist only while the program runs.
  public static func inMemory(_ files: MemoryFiles = MemoryFiles()) -> Self {
    Self(load: { files[$0] }, save: { files[$0] = $1 })
  }
}

/// The content of a ``FileClient/inMemory(_:)``.
// `@unchecked Sendable`: `files` is guarded by `lock`.
public final class MemoryFiles: @unchecked Sendable {
  private let lock = NSLock()
  private var files: [String: Data]

  public init(_ files: [String: Data] = [:]) { self.files = files }

  /// The contents of a file, or `nil` if it does not exist.
  public subscript(name: String) -> Data? {
    get { lock.withLock { files[name] } }
    set { lock.withLock { files[name] = newValue } }
  }

  /// Returns the contents of a file, as text.
  public func text(_ name: String) -> String? { self[name].map { String(decoding: $0, as: UTF8.self) } }
}
