import GRDB
public import LandmarkServices

/// The SQLite database that holds the landmarks.
public final class LandmarkDatabase: Sendable {
  /// The file as an absolute path.
  public let path: String

  let pool: DatabasePool

  /// Opens the database, and creates and fills it if it does not exist.
  ///
  /// A file that is anything else than a landmark database stays as it is.
  ///
  /// - Parameters:
  ///   - path: The file; folders on the way to it are created.
  ///   - landmarks: The landmarks that a new database is filled with.
  /// - Throws: `DatabaseOpeningError`, whose description says what happened and how to go on.
  public init(
    path: String,
    fillingNewDatabaseWith landmarks: [Landmark] = LandmarkDataSet.all
  ) throws(DatabaseOpeningError) {
    let file = DatabaseFile(path: path)
    self.path = file.path
    switch try file.contents() {
    case .nothing:
      try file.createFolder()
      try LandmarkSchema.create(in: file, landmarks: landmarks)
    case .landmarks:
      break
    }
    self.pool = try file.opening { () throws -> DatabasePool in
      var configuration = Configuration()
      configuration.busyMode = .timeout(5)
      let pool = try DatabasePool(path: file.path, configuration: configuration)
      try pool.read(LandmarkSchema.check)
      return pool
    }
  }

  /// Opens the database away from the caller's actor, as it waits for the disk.
  ///
  /// - Parameter path: The file; folders on the way to it are created.
  /// - Throws: `DatabaseOpeningError`, whose description says what happened and how to go on.
  @concurrent
  public static func open(path: String) async throws(DatabaseOpeningError) -> LandmarkDatabase {
    try LandmarkDatabase(path: path)
  }

  /// Closes the database; later reads fail.
  ///
  /// - Throws: The error of SQLite if a statement is still running.
  public func close() throws {
    // Only the connection that may write can tidy up after itself, so it has to be the last.
    pool.invalidateReadOnlyConnections()
    try pool.close()
  }
}
