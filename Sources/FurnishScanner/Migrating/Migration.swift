package import FurnishGraph

/// The result of a migration: the changed files, the pieces of code that were rewritten, and those that remain.
package struct Migration: Sendable {
  /// A piece of code that was rewritten, or one that the migration leaves as it is.
  package struct Step: Hashable, Sendable {
    /// The place of the code: in the source before the migration for a rewritten piece, and in the result for a
    /// remaining one.
    package var place: ServicePlace
    package var text: String
  }

  /// The files that differ from those that were read, in order of their paths.
  package var files: [ChangedFile] = []
  /// The pieces of code that were rewritten.
  package var rewritten: [Step] = []
  /// The pieces of code that remain: those that comments in the result mark, also of earlier runs, and the files whose
  /// edits would overlap or lose a comment.
  package var remaining: [Step] = []
  /// The number of files that were read and use the library.
  package var fileCount = 0
}
