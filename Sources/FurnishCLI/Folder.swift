import Foundation

/// Folders in the file system.
enum Folder {
  /// Returns whether a path leads to a folder.
  static func exists(at path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
