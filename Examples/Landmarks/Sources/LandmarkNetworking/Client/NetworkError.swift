public import Foundation

/// The error of a request that no server answers, or whose answer cannot be used.
public enum NetworkError: Error, Hashable, Sendable {
  /// No server is listening at the address.
  case unreachable(URL, reason: String)
  /// The answer is not HTTP, or stops in the middle.
  case broken(URL, reason: String)
  /// The answer did not arrive in time.
  case tooSlow(URL, patience: Duration)
  /// The answer has more bytes than the limit.
  case tooLarge(URL, limit: Int)
  /// The server answers with another status than 200. A server of landmarks adds the reason.
  case refused(URL, status: Int, code: String?, message: String?)
  /// The server sends something else than the requested type.
  case unintelligible(URL, reason: String)
  /// The list of the server does not end.
  case endless(URL, pages: Int)
}
