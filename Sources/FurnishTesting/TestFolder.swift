import Furnish

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(Darwin)
  import Darwin
#endif

/// A temporary folder that a test has for itself; ``ContainerTrait`` creates it and removes it.
public struct TestFolder: Sendable {
  /// The absolute path of the folder.
  public let path: String

  /// Creates a folder inside of `TMPDIR`, or of `/tmp` if that variable is not set.
  init() throws {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/furnish-test.XXXXXX".utf8CString)
    guard let created = mkdtemp(&template) else { throw TestFolderError(parent: parent, code: errno) }
    path = String(cString: created)
  }

  /// Returns the path of a file in the folder.
  ///
  /// - Parameter name: The name of the file, which need not exist.
  public func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Removes the folder and its content. Files that cannot be removed stay until the system removes them.
  func remove() {
    removeTree(path)
  }
}

/// Removes a file or a link, or a folder with its content.
private func removeTree(_ path: String) {
  if unlink(path) == 0 { return }
  guard let folder = opendir(path) else { return }
  var names: [String] = []
  while let entry = readdir(folder) {
    names.append(withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) })
  }
  closedir(folder)
  for name in names where name != "." && name != ".." { removeTree("\(path)/\(name)") }
  rmdir(path)
}

/// The error of a folder that cannot be created.
struct TestFolderError: Error, CustomStringConvertible {
  let parent: String
  let code: Int32

  var description: String { ServiceIssue.noTestFolder(in: parent, String(cString: strerror(code))).message }
}
