package import FurnishGraph

/// The result of a migration: the files that change, and a line for each piece of code that was rewritten, or that was
/// not.
package struct Migration: Sendable {
  /// A piece of code that was rewritten, or one that the migration leaves as it is.
  package struct Step: Hashable, Sendable {
    /// The place of the code: for a rewritten piece in the source before the migration, for any other in the result.
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
