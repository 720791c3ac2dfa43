/// A service that stores secrets.
public protocol KeychainService: Sendable {
  /// Stores a secret at a key, and replaces an existing one.
  func save(_ secret: String, for key: String) throws(KeychainError)

  /// Loads the secret at a key, or returns `nil` if none exists.
  func load(_ key: String) throws(KeychainError) -> String?

  /// Removes a secret, if it exists.
  func delete(_ key: String) throws(KeychainError)
}

/// An error of reading or storing secrets.
public enum KeychainError: Error, Equatable, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  case damaged(path: String)
  case open(path: String, mode: String)

  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "The keychain \(path) cannot be read: \(reason)."
    case .unwritable(let path, let reason): "The keychain \(path) cannot be written: \(reason)."
    case .damaged(let path): "The keychain \(path) is damaged. Remove it, and log in again."
    case .open(let path, let mode):
      "The keychain \(path) can be read by others (its mode is \(mode)). Run chmod 600 on it, and log in again."
    }
  }
}
