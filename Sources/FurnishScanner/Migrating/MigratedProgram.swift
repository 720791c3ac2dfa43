import SwiftSyntax

/// A file of the program that is migrated.
struct MigratedFile {
  let source: ParsedSource
  let module: String
  /// A Boolean value that indicates whether the file imports the library or a module that re-exports it, or belongs to
  /// such a module.
  let usesLibrary: Bool
}

/// The program that is migrated: its files, and the types that they declare.
struct MigratedProgram {
  let files: [MigratedFile]
  let types: DeclaredTypes

  init(_ files: [MigratedFile]) {
    self.files = files
    types = DeclaredTypes(files.map(\.source.tree))
  }

  /// The files that use the library.
  var libraryFiles: [MigratedFile] { files.filter(\.usesLibrary) }
}
