import ExampleTestSupport
import Foundation
import GRDB
import LandmarkPersistence
import LandmarkServices
import Testing

@Suite struct DatabaseOpeningTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Expects that a file cannot be opened as a database, and returns the reason.
  private func reason(_ path: String) -> DatabaseOpeningError.Reason? {
    let error = #expect(throws: DatabaseOpeningError.self) { _ = try LandmarkDatabase(path: path) }
    #expect(error?.description.contains { $0.isNewline } == false)
    return error?.reason
  }

  @Test func `a new database is filled and its folder is created`() async throws {
    let database = try LandmarkDatabase(path: folder.path("some/folder/landmarks.sqlite"))
    #expect(try await database.landmarks() == LandmarkDataSet.all)
  }

  @Test func `an empty file becomes a database`() async throws {
    try folder.write([], to: "empty.sqlite")
    let database = try LandmarkDatabase(path: folder.path("empty.sqlite"))
    #expect(try await database.landmarks().count == LandmarkDataSet.all.count)
  }

  @Test func `a database that was changed is not filled again when it is opened`() async throws {
    let path = folder.path("changed.sqlite")
    try LandmarkDatabase(path: path).close()
    let queue = try DatabaseQueue(path: path)
    try await queue.write { try $0.execute(sql: "DELETE FROM landmark WHERE id <> 'petra'") }
    try queue.close()
    #expect(try await LandmarkDatabase(path: path).landmarks().map(\.id) == ["petra"])
  }

  @Test func `a closed database is a single file`() throws {
    let database = try LandmarkDatabase(path: folder.path("one.sqlite"))
    try database.close()
    #expect(try folder.names == ["one.sqlite"])
  }

  @Test(arguments: ["hello", String(repeating: "not a database\n", count: 1000), "SQLite format 3"])
  func `a file that is no database is not changed`(text: String) throws {
    try folder.write(text.utf8, to: "text.sqlite")
    #expect(reason(folder.path("text.sqlite")) == .notADatabase)
    #expect(try folder.read("text.sqlite") == Data(text.utf8))
    #expect(try folder.names == ["text.sqlite"])
  }

  @Test func `a database of another program is not changed`() throws {
    let queue = try DatabaseQueue(path: folder.path("other.sqlite"))
    try queue.write { try $0.execute(sql: "CREATE TABLE landmark (id TEXT)") }
    try queue.close()
    let before = try folder.read("other.sqlite")
    #expect(reason(folder.path("other.sqlite")) == .foreignDatabase)
    #expect(try folder.read("other.sqlite") == before)
    #expect(try folder.names == ["other.sqlite"])
  }

  @Test func `a database of a newer version is not changed`() throws {
    let path = folder.path("newer.sqlite")
    try LandmarkDatabase(path: path).close()
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA user_version = 7") }
    try queue.close()
    let before = try folder.read("newer.sqlite")
    #expect(reason(path) == .newerVersion(7))
    #expect(try folder.read("newer.sqlite") == before)
  }

  @Test func `a database without its table is refused as damaged`() throws {
    let path = folder.path("damaged.sqlite")
    try LandmarkDatabase(path: path).close()
    let queue = try DatabaseQueue(path: path)
    try queue.write { try $0.execute(sql: "DROP TABLE landmark") }
    try queue.close()
    #expect(reason(path) == .damaged("no such table: landmark"))
  }

  @Test func `a truncated database is refused`() throws {
    let path = folder.path("short.sqlite")
    try LandmarkDatabase(path: path).close()
    try folder.write(try folder.read("short.sqlite").prefix(10_000), to: "short.sqlite")
    #expect(throws: DatabaseOpeningError.self) { try LandmarkDatabase(path: path) }
  }

  @Test func `a folder is refused`() throws {
    #expect(reason(folder.url.path) == .notAFile)
  }

  @Test func `a path that leads through a file is refused`() throws {
    try folder.write([1], to: "file")
    #expect(reason(folder.path("file/landmarks.sqlite")) == .noFolder)
    #expect(try folder.read("file") == Data([1]))
  }

  @Test(arguments: ["", "a\0b.sqlite"]) func `a text that is no path is refused`(path: String) {
    #expect(reason(path) == .noPath)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
  func `a folder that cannot be written is refused`() {
    #expect(reason("/proc/landmarks.sqlite") == .noPermission)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/null")))
  func `a device is refused`() {
    #expect(reason("/dev/null") == .notAFile)
  }

  @Test func `a path with a special meaning in SQLite is the path of a file`() async throws {
    let database = try LandmarkDatabase(path: folder.path(":memory:"))
    #expect(try await database.landmarks().count == LandmarkDataSet.all.count)
    #expect(try folder.names.contains(":memory:"))
  }

  @Test func `many programs may open a new database at the same time`() async throws {
    let path = folder.path("shared.sqlite")
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { try await LandmarkDatabase(path: path).landmarks().count }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: LandmarkDataSet.all.count, count: 8))
  }
}
