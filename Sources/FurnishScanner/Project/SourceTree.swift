import Foundation

/// Finds the Swift files of a folder.
struct SourceTree {
  /// The files, by path.
  private(set) var files: [String] = []
  /// Folders that cannot be looked into, and why.
  private(set) var unreadable: [(path: String, reason: String)] = []
  private var visited: Set<FileIdentity> = []

  private static let skipped: Set<String> = ["Package.swift", "Carthage", "Pods", "DerivedData", "node_modules"]

  /// - Parameter path: A folder; what is a package of its own inside of it is left out, like what is hidden.
  init(_ path: String) { look(into: path, isTop: true) }

  private mutating func look(into folder: String, isTop: Bool) {
    // A link that leads back to where it stands ends here.
    if let identity = FileStatus(of: folder)?.identity, !visited.insert(identity).inserted { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      unreadable.append((folder, Self.reason(error)))
      return
    }
    if !isTop, names.contains("Package.swift") { return }
    for name in names where !name.hasPrefix(".") && !Self.skipped.contains(name) {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift"), !name.hasPrefix("Package@swift-") {
        files.append(path)
      } else if !name.utf8.contains(UInt8(ascii: ".")) || name.hasSuffix(".swiftpm") {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
          look(into: path, isTop: false)
        } else if !FileManager.default.isReadableFile(atPath: path), isLink(path) {
          unreadable.append((path, "it links to nothing"))
        }
      }
    }
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoPermission?: "permission denied"
    case .fileReadNoSuchFile?: "there is no such folder"
    default: "the system does not let us look into it"
    }
  }
}
