import SwiftSyntax
struct FactoryMigration: LibraryMigration {
  init(_ program: MigratedProgram) {}
  func migrate(_ draft: MigrationDraft) {}
  func modules(for tree: SourceFileSyntax) -> [String] { [] }
  func libraryNames(in tree: SourceFileSyntax) -> Set<String> { [] }
}
