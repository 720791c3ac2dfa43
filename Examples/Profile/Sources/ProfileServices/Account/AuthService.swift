/// Logs users in and out.
public protocol AuthService: Sendable {
  /// Who is logged in; nil where nobody is.
  ///
  /// - Throws: ``KeychainError`` where that cannot be read.
  func session() throws(KeychainError) -> Session?

  /// Logs a user in, and remembers that.
  ///
  /// - Throws: ``NetworkError`` where the server refuses or cannot be reached, and
  ///   ``KeychainError`` where the session cannot be kept.
  func login(email: String, password: String) async throws -> User

  /// Forgets who is logged in.
  ///
  /// - Throws: ``KeychainError`` where that cannot be written.
  func logout() throws(KeychainError)
}

extension AuthService {
  public var isAuthenticated: Bool { (try? session()) != nil }
}
