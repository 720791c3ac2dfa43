public import Furnish
import LandmarkServices

/// The database, and the service that is live over it.
public struct LiveServices: ServiceModule {
  private let database: DatabaseServices

  /// - Parameter path: The file of the database; folders on the way to it are created.
  public init(databaseAt path: String) {
    database = DatabaseServices(at: path)
  }

  /// Registers the database, and for each scope a service of its own: landmarks that a request loads are in its own store
  /// alone.
  public func register(in services: any ServiceCollection) {
    services
      .include(database)
      .register(LandmarkService.self, lifetime: .scoped, LandmarkService.live(database:))
      .register(LandmarkSource.self, instance: .live)
  }
}

/// The database alone.
public struct DatabaseServices: ServiceModule {
  private let path: String

  /// - Parameter path: The file of the database; folders on the way to it are created.
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
