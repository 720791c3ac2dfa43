/// A service that calls the server.
public protocol NetworkService: Sendable {
  /// Logs in, and returns the session.
  ///
  /// - Throws: ``NetworkError``.
  func login(email: String, password: String) async throws(NetworkError) -> Session

  /// Returns the user of a token.
  ///
  /// - Throws: ``NetworkError``.
  func loadUser(token: String) async throws(NetworkError) -> User

  /// Sends events to the analytics of the server.
  ///
  /// - Throws: ``NetworkError``.
  func send(_ events: [AnalyticsEvent]) async throws(NetworkError)
}

/// An error of a request to the server.
public enum NetworkError: Error, Equatable, CustomStringConvertible {
  case wrongCredentials
  case notLoggedIn
  case unreachable(host: String, reason: String)
  case refused(status: Int)
  case unintelligible
  case canceled

  public var description: String {
    switch self {
    case .wrongCredentials: "The email or the password is wrong."
    case .notLoggedIn: "No user is logged in."
    case .unreachable(let host, let reason): "The server \(host) cannot be reached: \(reason)"
    case .refused(let status): "The server refused, with status \(status)."
    case .unintelligible: "The server answered something that this program does not understand."
    case .canceled: "The request was canceled."
    }
  }
}
