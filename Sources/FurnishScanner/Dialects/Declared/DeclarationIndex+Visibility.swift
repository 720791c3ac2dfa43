extension DeclarationIndex {
  /// Returns whether the code of a file can use a member that a file declares.
  ///
  /// An internal member of a module that the file imports counts as visible, since `@testable` makes it so.
  func isVisible(_ access: Access, declaredIn declaring: FileID, from file: FileID) -> Bool {
    switch access {
    case .private: declaring == file
    case .internal:
      moduleOfFile[declaring] == moduleOfFile[file] || isImported(moduleOfFile[declaring], by: file)
    case .package, .public: true
    }
  }
}
