package import FurnishGraph

/// The result of a migration: the files that change, and a line for each piece of code that was rewritten or is left.
package struct Migration: Sendable {
  /// A rewritten piece of code, or one that is left.
  package struct Step: Hashable, Sendable {
    /// The place in the source as it was for a rewritten piece, and in the result for one that is left.
    package var place: ServicePlace
    package var text: String
  }

  /// The files that differ from those that were read, in order of their paths.
  package var files: [ChangedFile] = []
  /// The pieces of code that were rewritten.
  package var done: [Step] = []
  /// The comments in the result that mark the rest, those of earlier runs included.
  package var left: [Step] = []
  /// The files that were read and use the library.
  package var fileCount = 0
}
