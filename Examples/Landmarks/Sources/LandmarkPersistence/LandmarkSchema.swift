import GRDB
import LandmarkServices

/// The table of the database, and its creation in a new database.
enum LandmarkSchema {
  /// The number that marks the file as a database of landmarks: the letters `LMRK`.
  static let applicationID = 0x4C4D_524B
  /// The version of the format.
  static let version = 1

  /// Creates and fills the table in one transaction, so that it never exists in part.
  static func create(
    in file: DatabaseFile,
    landmarks: [Landmark]
  ) throws(DatabaseOpeningError) {
    try file.opening {
      var configuration = Configuration()
      configuration.busyMode = .timeout(5)
      let queue = try DatabaseQueue(path: file.path, configuration: configuration)
      defer { try? queue.close() }
      try queue.inTransaction(.immediate) { database in
        switch try readApplicationID(of: database) {
        case applicationID:
          // Another process that was started at the same time has filled it.
          return .commit
        case 0 where try isEmpty(database):
          try fill(database, with: landmarks)
          return .commit
        default:
          throw file.error(.foreignDatabase)
        }
      }
    }
  }

  /// Reads one landmark, so that damage is reported before the first request.
  static func check(_ database: Database) throws {
    _ = try LandmarkRow.fetchOne(database, sql: "SELECT * FROM landmark ORDER BY sortKey, id")
  }

  private static func readApplicationID(of database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
  }

  private static func isEmpty(_ database: Database) throws -> Bool {
    try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_schema") == 0
  }

  private static func fill(_ database: Database, with landmarks: [Landmark]) throws {
    try database.execute(sql: "PRAGMA application_id = \(applicationID)")
    try database.execute(sql: "PRAGMA user_version = \(version)")
    try database.execute(
      sql: """
        CREATE TABLE landmark (
          id TEXT NOT NULL PRIMARY KEY,
          name TEXT NOT NULL,
          category TEXT NOT NULL,
          country TEXT NOT NULL,
          latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
          longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
          year INTEGER NOT NULL,
          summary TEXT NOT NULL,
          sortKey TEXT NOT NULL,
          searchText TEXT NOT NULL
        ) STRICT;
        CREATE INDEX landmarkInOrder ON landmark (sortKey, id);
        CREATE INDEX landmarkByCategory ON landmark (category, sortKey, id);
        """)
    let insertion = try database.makeStatement(
      sql: "INSERT INTO landmark VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    for landmark in landmarks {
      try insertion.execute(arguments: [
        landmark.id, landmark.name, landmark.category.rawValue, landmark.country,
        landmark.latitude, landmark.longitude, landmark.year, landmark.summary,
        landmark.sortKey, landmark.searchText,
      ])
    }
  }
}
