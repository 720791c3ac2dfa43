import SwiftSyntax

/// A file of the program that is migrated.
struct MigratedFile {
  let source: ParsedSource
  let module: String
  /// A Boolean value that indicates whether the file imports the library, or a module that re-exports it.
  let usesLibrary: Bool
}

/// The input of a rewriter besides the file that it rewrites.
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
