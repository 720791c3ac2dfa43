import Foundation

/// The files of a checkout. All paths begin at its root.
package struct Repository: Sendable {
  private let root: String

  package init(root: String) {
    self.root = root
  }

  /// Returns the text of a file, or `nil` if it is missing. Bytes that are not UTF-8 become replacement characters.
  package func text(of path: String) -> String? {
    FileManager.default.contents(atPath: absolute(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Replaces the text of a file in a folder that exists.
  package func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: absolute(path)))
  }

  /// Returns a Boolean value that indicates whether the path leads to a file, also by a link.
  package func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: absolute(path), isDirectory: &isFolder) && !isFolder.boolValue
  }

  /// Returns a Boolean value that indicates whether the path leads to a folder, also by a link.
  package func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: absolute(path), isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Returns a Boolean value that indicates whether the path leads to a file or a folder, also by a link.
  package func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: absolute(path))
  }

  /// Returns the files that a pattern of the shell names, in which a `*` stands for a part of one name in the path.
  package func files(matching pattern: String) -> [String] {
    var paths = [""]
    for component in pattern.split(separator: "/") {
      let parts = component.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
      paths = paths.flatMap { folder in
        guard let prefix = parts.first, let suffix = parts.last, parts.count == 2 else {
          return [joined(folder, String(component))]
        }
        return names(in: folder)
          .filter { !$0.hasPrefix(".") && $0.hasPrefix(prefix) && $0.hasSuffix(suffix) }
          .map { joined(folder, $0) }
      }
    }
    return paths.filter(isFile)
  }

  /// Returns everything under a folder, each folder before its contents, without folders for whose name `isLeftOut`
  /// returns true. Links are listed and not followed.
  package func entries(
    under folder: String = "", leavingOut isLeftOut: (_ name: String) -> Bool = { _ in false }
  ) -> [Entry] {
    entries(in: folder).flatMap { entry in
      guard entry.kind == .folder else { return [entry] }
      return isLeftOut(entry.name) ? [] : [entry] + entries(under: entry.path, leavingOut: isLeftOut)
    }
  }

  /// Returns everything that is directly in a folder, sorted by name.
  package func entries(in folder: String) -> [Entry] {
    names(in: folder).map { name in
      let path = joined(folder, name)
      let attributes = try? FileManager.default.attributesOfItem(atPath: absolute(path))
      switch attributes?[.type] as? FileAttributeType {
      case .typeDirectory: return Entry(path: path, name: name, kind: .folder)
      case .typeSymbolicLink: return Entry(path: path, name: name, kind: .link)
      default: return Entry(path: path, name: name, kind: .file)
      }
    }
  }

  private func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: absolute(folder))) ?? []).sorted()
  }

  private func joined(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }

  private func absolute(_ path: String) -> String { joined(root, path) }
}

/// A file, a folder or a link of a repository.
package struct Entry: Hashable, Sendable {
  package enum Kind { case file, folder, link }

  package let path: String
  package let name: String
  package let kind: Kind
}
