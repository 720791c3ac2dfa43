import Foundation
import GRDB

/// The file of a database, which is read before SQLite may change it.
struct DatabaseFile {
  /// The content of a file that may be opened.
  enum Contents {
    /// The file does not exist, or is empty.
    case nothing
    /// The header of the file marks it as a database of landmarks.
    case landmarks
  }

  /// The absolute path of the file.
  let path: String

  /// Whether the path that was passed can name a file: it is not empty, and has no null character.
  private let hasValidPath: Bool

  init(path: String) {
    self.hasValidPath = !path.isEmpty && !path.utf8.contains(0)
    // Names like ":memory:" have a meaning of their own to SQLite, which they do not have in an absolute path.
    self.path = URL(fileURLWithPath: path).standardizedFileURL.path(percentEncoded: false)
  }

  /// Reads the kind of the content, without SQLite and without changing the file.
  func contents() throws(DatabaseOpeningError) -> Contents {
    guard hasValidPath else { throw error(.noPath) }
    guard FileManager.default.fileExists(atPath: path) else { return .nothing }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: target.path(percentEncoded: false))
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { throw error(.notAFile) }
    guard let header = readHeader(of: target) else { throw error(.noPermission) }
    guard !header.isEmpty else { return .nothing }
    guard let header = DatabaseHeader(bytes: header) else { throw error(.notADatabase) }
    guard header.applicationID == LandmarkSchema.applicationID else { throw error(.foreignDatabase) }
    guard header.userVersion <= LandmarkSchema.version else {
      throw error(.newerVersion(header.userVersion))
    }
    return .landmarks
  }

  /// Creates the folder of the file if it does not exist.
  func createFolder() throws(DatabaseOpeningError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw self.error(.noFolder)
    }
  }

  /// Runs an operation of SQLite, and converts its errors into those of this file.
  func opening<Result>(_ open: () throws -> Result) throws(DatabaseOpeningError) -> Result {
    do {
      return try open()
    } catch let error as DatabaseOpeningError {
      throw error
    } catch let error as DatabaseError {
      throw self.error(reason(of: error))
    } catch {
      throw self.error(.damaged(String(describing: error)))
    }
  }

  /// Creates an error about this file.
  func error(_ reason: DatabaseOpeningError.Reason) -> DatabaseOpeningError {
    DatabaseOpeningError(reason: reason, path: path)
  }

  private func readHeader(of file: URL) -> [UInt8]? {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    do {
      return Array(try handle.read(upToCount: DatabaseHeader.length) ?? Data())
    } catch {
      return nil
    }
  }

  private func reason(of error: DatabaseError) -> DatabaseOpeningError.Reason {
    let detail = error.message ?? "SQLite error \(error.resultCode.rawValue)"
    return switch error.resultCode {
    case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: .noPermission
    case .SQLITE_NOTADB: .notADatabase
    case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
    case .SQLITE_CORRUPT, .SQLITE_ERROR, .SQLITE_MISMATCH: .damaged(detail)
    default: .other(detail)
    }
  }
}
