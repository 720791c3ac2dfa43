/// A library whose uses `furnish migrate` rewrites.
package enum MigrationSource: String, CaseIterable, Sendable {
  case swinject
  case factory
  case swiftDependencies = "swift-dependencies"

  var dialect: Dialect {
    switch self {
    case .swinject: .swinject
    case .factory: .factory
    case .swiftDependencies: .swiftDependencies
    }
  }

  func migration(of program: MigratedProgram) -> any LibraryMigration {
    switch self {
    case .swinject: SwinjectMigration(program)
    case .factory: FactoryMigration(program)
    case .swiftDependencies: SwiftDependenciesMigration(program)
    }
  }
}
