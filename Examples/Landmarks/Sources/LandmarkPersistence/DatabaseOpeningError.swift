/// An error of opening the database, with its fix.
public struct DatabaseOpeningError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason for which the database cannot be opened.
  public enum Reason: Hashable, Sendable {
    /// The path is empty, or contains a zero byte.
    case noPath
    /// The path leads to something else than a file, such as a folder or a device.
    case notAFile
    /// The file contains something else than an SQLite database.
    case notADatabase
    /// The file is an SQLite database, but not one of landmarks.
    case foreignDatabase
    /// The file was written by a newer version of this program.
    case newerVersion(Int)
    /// The landmarks in the file cannot be read.
    case damaged(String)
    /// The folder could not be created.
    case noFolder
    /// The file or its folder may not be read or written.
    case noPermission
    /// Another program is writing to the file.
    case busy
    /// Another error of SQLite.
    case other(String)
  }

  /// The reason for which the database cannot be opened.
  public let reason: Reason
  /// The absolute path of the file.
  public let path: String

  /// The error in one line: the event, the place, and the way to continue.
  public var description: String {
    switch reason {
    case .noPath:
      "The path of the database names no file. Name one, such as landmarks.sqlite."
    case .notAFile:
      "\(path) is a folder or a device, not a file. Name a file for the database."
    case .notADatabase:
      "\(path) is not an SQLite database and was left as it is. \(elsewhere)"
    case .foreignDatabase:
      "\(path) is a database of another program and was left as it is. \(elsewhere)"
    case .newerVersion(let version):
      """
      \(path) was written by a newer version of this program (format \(version)) and was left as \
      it is. \(elsewhere)
      """
    case .damaged(let detail):
      "The landmarks in \(path) cannot be read (\(detail)). \(elsewhere)"
    case .noFolder:
      """
      The folder of \(path) does not exist and cannot be created. Create it, or name a file in a \
      folder where you may write.
      """
    case .noPermission:
      """
      The database \(path) may not be opened for writing. Allow writing to the file and its \
      folder, or name a file in a folder where you may write.
      """
    case .busy:
      "The database \(path) is locked by another program. Stop that program, or name another file."
    case .other(let detail):
      "The database \(path) cannot be opened: \(detail). Name another file, or remove the file that is in the way."
    }
  }

  private var elsewhere: String { "Name another file, or move this one away." }
}
