import Foundation
import FurnishReports

/// The addresses of files, as editors write them.
enum DocumentURI {
  /// Returns the absolute path of a file; `nil` for another scheme.
  static func path(_ uri: String) -> String? {
    // `file:a.swift` would be relative to the folder that the server was started in.
    guard let url = URL(string: uri), url.isFileURL, url.relativePath.hasPrefix("/") else { return nil }
    return url.standardizedFileURL.path
  }

  /// Returns the address of an absolute path.
  static func uri(_ path: String) -> String { URIReference(path: path).text }
}
