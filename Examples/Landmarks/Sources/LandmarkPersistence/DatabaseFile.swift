import Foundation
import GRDB

/// The file of a database, read before SQLite may change anything in it.
struct DatabaseFile {
  /// The content of a file that may be opened.
  enum Contents {
    /// The file is not there, or is empty.
    case nothing
    /// The file says that it holds landmarks.
    case landmarks
  }

  /// The file as an absolute path.
  let path: String

  private let isNamed: Bool

  init(path: String) {
    self.isNamed = !path.isEmpty && !path.utf8.contains(0)
    // An absolute path keeps SQLite from reading ":memory:" and the like as more than a name.
    self.path = URL(fileURLWithPath: path).standardizedFileURL.path(percentEncoded: false)
  }

  /// Finds out what the file holds, without SQLite and without changing it.
  func contents() throws(DatabaseOpeningError) -> Contents {
    guard isNamed else { throw error(.noPath) }
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

  /// Creates the folder of the file where it does not exist.
  func createFolder() throws(DatabaseOpeningError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw self.error(.noFolder)
    }
  }

  /// Does what needs SQLite, and says what its errors mean for this file.
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

  /// An error about this file.
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
