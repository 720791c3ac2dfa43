import GRDB
public import LandmarkServices

/// The SQLite database of the landmarks.
public final class LandmarkDatabase: Sendable {
  /// The absolute path of the file.
  public let path: String

  let pool: DatabasePool

  /// Opens the database, and creates and fills it if it does not exist.
  ///
  /// A file that is no database of landmarks is not changed.
  ///
  /// - Parameters:
  ///   - path: The file. Missing folders of its path are created.
  ///   - landmarks: The landmarks that a new database is filled with.
  /// - Throws: `DatabaseOpeningError`, whose description states the fault and the fix.
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

  /// Opens the database. It leaves the actor of the caller, since it waits for the disk.
  ///
  /// - Parameter path: The file. Missing folders of its path are created.
  /// - Throws: `DatabaseOpeningError`, whose description states the fault and the fix.
  @concurrent
  public static func open(path: String) async throws(DatabaseOpeningError) -> LandmarkDatabase {
    try LandmarkDatabase(path: path)
  }

  /// Closes the database. Later reads fail.
  ///
  /// - Throws: The error of SQLite if a statement is still running.
  public func close() throws {
    // Only the connection that may write can clean up the files, so it is closed last.
    pool.invalidateReadOnlyConnections()
    try pool.close()
  }
}
