import SwiftSyntax

/// The rewriting of the code of one library.
///
/// It rewrites code only if the source shows that the result has the same meaning. It marks all other code of the
/// library, with a reason.
protocol LibraryMigration {
  init(_ program: MigratedProgram)

  /// Adds the edits of a file to a draft.
  func migrate(_ draft: MigrationDraft)

  /// Returns the modules that the result of a file needs.
  func modules(for tree: SourceFileSyntax) -> [String]

  /// Finds the mentions of declarations that the library or the migration has removed, with the reasons of their marks.
  func mentions(in tree: SourceFileSyntax) -> [(node: Syntax, reason: MigrationReason)]

  /// Returns the names of the library that a file must not use if its import is to be replaced.
  func libraryNames(in tree: SourceFileSyntax) -> Set<String>
}
