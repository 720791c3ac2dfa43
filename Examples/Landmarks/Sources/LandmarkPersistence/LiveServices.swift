public import Furnish
import LandmarkServices

/// A module with the database, and with the live service over it.
public struct LiveServices: ServiceModule {
  private let database: DatabaseServices

  /// Creates the module.
  ///
  /// - Parameter path: The file of the database. Missing folders of its path are created.
  public init(databaseAt path: String) {
    database = DatabaseServices(at: path)
  }

  /// Registers the database, and a service for each scope, so that a request loads landmarks into a store of its own.
  public func register(in services: any ServiceCollection) {
    services
      .include(database)
      .register(LandmarkService.self, lifetime: .scoped, LandmarkService.live(database:))
      .register(LandmarkSource.self, instance: .live)
  }
}

/// A module with the database alone.
public struct DatabaseServices: ServiceModule {
  private let path: String

  /// Creates the module.
  ///
  /// - Parameter path: The file of the database. Missing folders of its path are created.
  public init(at path: String) {
    self.path = path
  }

  /// Registers one database for the container, opened at its start and closed at its end.
  public func register(in services: any ServiceCollection) {
    services.register(LandmarkDatabase.self, eager: true) { [path] () async throws in
      try await LandmarkDatabase.open(path: path)
    }
  }
}

extension LandmarkDatabase: Closeable {}
