package import Foundation

/// A file that fixes or a migration change.
package struct ChangedFile: Hashable, Sendable {
  /// The path, as reports show it.
  package var path: String
  package var old: Data
  package var new: Data
}
