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

  /// Finds the uses of the library that remain in the result, and the uses of declarations that the migration has
  /// removed, with the reasons for their marks.
  func mentions(in tree: SourceFileSyntax) -> [(node: Syntax, reason: MigrationReason)]

  /// Returns the names in a file that require the import of the library, and the prefix of the migration's comments if
  /// marked code may require it. The import is replaced if the result is empty.
  func libraryNames(in tree: SourceFileSyntax) -> Set<String>
}
