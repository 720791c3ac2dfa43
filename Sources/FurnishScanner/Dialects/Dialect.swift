/// A library for dependency injection other than Furnish, whose registrations and requests a check judges as well.
///
/// A file belongs to a dialect by its imports. The registrations and requests of a dialect are stored like those of
/// Furnish, marked with the dialect, so that the rules, `why`, pictures, fragments and the language server need
/// no code for dialects.
enum Dialect: String, CaseIterable, Hashable, Sendable {
  case swinject
  case swiftDependencies
  case factory

  /// The modules of the library itself. The other modules re-export it and declare names of their own, so a migration
  /// does not replace their imports.
  var coreModules: Set<String> {
    self == .swiftDependencies ? SwiftDependenciesNames.coreModules : modules
  }

  /// The modules that a file imports to use the library.
  var modules: Set<String> {
    switch self {
    case .swinject: SwinjectNames.modules
    case .swiftDependencies: SwiftDependenciesNames.modules
    case .factory: FactoryNames.modules
    }
  }

  /// A Boolean value that indicates whether the interpreter follows its containers through the code. The services of
  /// the other dialects are declared, each by a property of its own.
  var isInterpreted: Bool { self == .swinject }

  /// Creates the dialect that a module belongs to.
  init?(module: String) {
    guard let dialect = Self.allCases.first(where: { $0.modules.contains(module) }) else { return nil }
    self = dialect
  }
}

extension DeclarationIndex {
  /// Returns whether a file uses a dialect: it imports the library, or a module that re-exports the library, or
  /// its own module re-exports the library.
  func uses(_ dialect: Dialect, in file: FileID) -> Bool {
    guard dialects.contains(dialect) else { return false }
    let isExported = { (module: ModuleID) in self.exports[module].contains { dialect.modules.contains($0) } }
    return isExported(moduleOfFile[file])
      || imports[file].contains { imported in
        dialect.modules.contains(imported.module) || moduleNumbers[imported.module].map(isExported) ?? false
      }
  }
}
