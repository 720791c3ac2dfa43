import Furnish
import GRDB

/// The notes of all users.
protocol NoteStore: Sendable {
  func note(_ number: Int, of user: String) async throws -> String
}

struct MemoryNotes: NoteStore {
  func note(_ number: Int, of user: String) -> String { "note \(number) of \(user)" }
}

struct DatabaseNotes: NoteStore {
  private let database: DatabaseQueue

  init() throws {
    database = try DatabaseQueue()
    try database.write { database in
      try database.execute(sql: "CREATE TABLE note (number INTEGER PRIMARY KEY, text TEXT NOT NULL)")
      for number in 0..<100 {
        try database.execute(sql: "INSERT INTO note VALUES (?, ?)", arguments: [number, "note \(number)"])
      }
    }
  }

  func note(_ number: Int, of user: String) async throws -> String {
    let text = try await database.read { database in
      try String.fetchOne(database, sql: "SELECT text FROM note WHERE number = ?", arguments: [number])
    }
    return "\(text ?? "nothing") of \(user)"
  }
}

/// The stores that the routes of both servers read.
struct NoteStores: Sendable {
  let inMemory: MemoryNotes
  let inDatabase: DatabaseNotes
}

/// The session of the user of a request, which is created asynchronously and closed.
final class Session: Closeable, Sendable {
  let user: String

  init(token: String?) async {
    await Task.yield()
    user = token ?? "nobody"
  }

  func close() async {}
}

/// The notes of the user of a request.
final class UserNotes: Sendable {
  private let session: Session
  private let store: any NoteStore

  init(session: Session, store: any NoteStore) { (self.session, self.store) = (session, store) }

  func note(_ number: Int) async throws -> String { try await store.note(number, of: session.user) }
}
