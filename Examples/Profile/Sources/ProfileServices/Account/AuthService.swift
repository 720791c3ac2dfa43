/// A service that logs users in and out.
public protocol AuthService: Sendable {
  /// Returns the user that is logged in, or `nil` if none is.
  ///
  /// - Throws: ``KeychainError`` if the session cannot be read.
  func session() throws(KeychainError) -> Session?

  /// Logs a user in, and stores the session.
  ///
  /// - Throws: ``NetworkError`` if the server refuses or cannot be reached, and
  ///   ``KeychainError`` if the session cannot be stored.
  func login(email: String, password: String) async throws -> User

  /// Logs the user out.
  ///
  /// - Throws: ``KeychainError`` if the session cannot be removed.
  func logout() throws(KeychainError)
}

extension AuthService {
  public var isAuthenticated: Bool { (try? session()) != nil }
}
