/// A pattern for files and folders: `Generated`, `Sources/*/Mocks`, `**/*.generated.swift`.
///
/// `*` matches any characters of a name, `?` one, and `**` any number of folders. A folder that matches includes all
/// files in it.
package struct PathPattern: Hashable, Sendable {
  private let parts: [[Character]]

  /// - Parameters:
  ///   - text: The pattern.
  ///   - folder: The absolute path that the pattern is relative to.
  package init(_ text: String, in folder: String) {
    let path = ProjectLayout.absolute(text, from: folder)
    parts = Self.parts(of: path).map(Array.init)
  }

  /// Returns whether the pattern matches an absolute path, or a folder around it.
  func matches(_ path: String) -> Bool { Self.matches(parts[...], Self.parts(of: path).map(Array.init)[...]) }

  private static func parts(of path: String) -> [Substring] { path.split(separator: "/") }

  private static func matches(_ pattern: ArraySlice<[Character]>, _ path: ArraySlice<[Character]>) -> Bool {
    // The rest of the path is inside a folder that matches.
    guard let first = pattern.first else { return true }
    if first == ["*", "*"] {
      // `Folder/**` matches the content of the folder, which is at least one name.
      guard pattern.count > 1 else { return !path.isEmpty }
      return path.indices.contains { matches(pattern.dropFirst(), path[$0...]) }
    }
    guard let name = path.first, matchesName(first[...], name[...]) else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }

  private static func matchesName(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return matchesName(pattern.dropFirst(), name)
        || (!name.isEmpty && matchesName(pattern, name.dropFirst()))
    }
    guard let character = name.first, first == "?" || first == character else { return false }
    return matchesName(pattern.dropFirst(), name.dropFirst())
  }
}
