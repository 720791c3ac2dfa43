import SwiftSyntax

/// The migration from Swinject: assemblies become modules, assemblers and containers become providers.
struct SwinjectMigration: LibraryMigration {
  private let program: MigratedProgram
  private let roles: SwinjectRoles

  init(_ program: MigratedProgram) {
    self.program = program
    roles = SwinjectRoles(program)
  }

  func migrate(_ draft: MigrationDraft) { SwinjectRewriter(draft, program.types, roles).walk(draft.source.tree) }

  func modules(for tree: SourceFileSyntax) -> [String] { ["Furnish"] }

  func mentions(in tree: SourceFileSyntax) -> [(node: Syntax, reason: MigrationReason)] {
    let names = SwinjectNames.types.union(SwinjectNames.protocols).union(["~>"]).filter { roles.isLibraryType($0) }
    return NameCollector(names, in: tree, modules: SwinjectNames.modules).tokens.map {
      (Syntax($0), .remaining($0.text))
    }
  }

  func libraryNames(in tree: SourceFileSyntax) -> Set<String> {
    let names = SwinjectNames.types.union(SwinjectNames.protocols).union(["~>"])
    var found = NameCollector(names, in: tree).found.filter { roles.isLibraryType($0) }
    // Marked code is not rewritten, so it may need the import even if it contains no name of the library.
    if tree.description.contains(MigrationComment.prefix) { found.insert(MigrationComment.prefix) }
    return found
  }
}
