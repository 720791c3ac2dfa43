import GRDB
public import LandmarkServices

/// A row of the database that is read as a landmark.
struct LandmarkRow: Decodable, FetchableRecord {
  let landmark: Landmark

  init(from decoder: any Decoder) throws {
    landmark = try Landmark(from: decoder)
  }
}

/// An error of reading landmarks from a database that was opened.
public struct DatabaseReadingError: Error, CustomStringConvertible {
  /// The error of SQLite, or of reading a row.
  public let underlying: any Error

  /// The error of SQLite or of reading a row, for a log and not for a visitor.
  public var description: String { "The landmarks cannot be read: \(underlying)" }
}

extension LandmarkDatabase {
  /// Reads all landmarks in the order in which lists show them.
  public func landmarks() async throws -> [Landmark] {
    try await read { database in
      try LandmarkRow.fetchAll(database, sql: "SELECT * FROM landmark ORDER BY sortKey, id")
        .map(\.landmark)
    }
  }

  /// Reads the landmark with an identifier, or returns `nil` if none exists.
  public func landmark(id: Landmark.ID) async throws -> Landmark? {
    guard id.canBeBound else { return nil }
    return try await read { database in
      try LandmarkRow.fetchOne(
        database, sql: "SELECT * FROM landmark WHERE id = ?", arguments: [id])?.landmark
    }
  }

  /// Reads the landmarks of one category in the order in which lists show them.
  public func landmarks(in category: Category) async throws -> [Landmark] {
    try await read { database in
      try LandmarkRow.fetchAll(
        database,
        sql: "SELECT * FROM landmark WHERE category = ? ORDER BY sortKey, id",
        arguments: [category.rawValue]
      ).map(\.landmark)
    }
  }

  /// Reads one page of the landmarks that match a query, together with their total number.
  public func page(for query: LandmarkQuery) async throws -> LandmarkPage {
    let text = SearchText.folded(query.text)
    guard text.canBeBound else { return LandmarkPage(landmarks: [], total: 0, query: query) }
    // `instr` compares the text itself. `LIKE` would read % and _ as wildcards.
    let matching = """
      FROM landmark
      WHERE (:category IS NULL OR category = :category) AND instr(searchText, :text) > 0
      """
    let filter: StatementArguments = ["category": query.category?.rawValue, "text": text]
    return try await read { database in
      let total =
        try Int.fetchOne(database, sql: "SELECT count(*) \(matching)", arguments: filter) ?? 0
      guard let offset = query.offset else {
        return LandmarkPage(landmarks: [], total: total, query: query)
      }
      let rows = try LandmarkRow.fetchAll(
        database,
        sql: "SELECT * \(matching) ORDER BY sortKey, id LIMIT :limit OFFSET :offset",
        arguments: filter + ["limit": query.pageSize, "offset": offset])
      return LandmarkPage(landmarks: rows.map(\.landmark), total: total, query: query)
    }
  }

  /// Counts the landmarks of each category, empty ones included.
  public func categories() async throws -> [CategorySummary] {
    try await read { database in
      let rows = try Row.fetchAll(
        database, sql: "SELECT category, count(*) AS count FROM landmark GROUP BY category")
      let counts =
        Dictionary(uniqueKeysWithValues: rows.map { ($0["category"], $0["count"]) })
        as [String: Int]
      return Category.allCases.map { CategorySummary($0, count: counts[$0.rawValue, default: 0]) }
    }
  }

  private func read<Result: Sendable>(
    _ read: @escaping @Sendable (Database) throws -> Result
  ) async throws -> Result {
    do {
      return try await pool.read(read)
    } catch let error as CancellationError {
      throw error
    } catch {
      throw DatabaseReadingError(underlying: error)
    }
  }
}

extension String {
  /// Whether SQLite reads the whole text, which it does not after a zero byte.
  fileprivate var canBeBound: Bool { !utf8.contains(0) }
}
