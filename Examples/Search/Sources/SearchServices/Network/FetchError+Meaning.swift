import AsyncHTTPClient
import Foundation
import NIOCore
import NIOPosix

extension FetchError {
  /// Converts an error of the network into a `FetchError`, whose text is for the user.
  ///
  /// A `CancellationError` and a `FetchError` are returned unchanged. The client's own error for a canceled request
  /// becomes a `CancellationError`.
  static func meaning(of error: any Error, at url: URL, patience: Duration, limit: Int) -> any Error {
    switch error {
    case is FetchError, is CancellationError: error
    case is NIOTooManyBytesError: FetchError.tooLarge(url, limit: limit)
    case let error as NIOConnectionError: FetchError.unreachable(url, reason: reason(of: error))
    case let error as HTTPClientError where error == .cancelled: CancellationError()
    case is DeadlinePassed: FetchError.tooSlow(url, patience: patience)
    case let error as HTTPClientError where error == .connectTimeout:
      FetchError.unreachable(url, reason: "it does not answer")
    case let error as HTTPClientError: FetchError.broken(url, reason: error.shortDescription)
    case let error as IOError where unreachableErrnos.contains(error.errnoCode):
      FetchError.unreachable(url, reason: words(of: error))
    case let error as IOError: FetchError.broken(url, reason: words(of: error))
    default: FetchError.broken(url, reason: String(describing: error))
    }
  }

  /// The error numbers of the system for an address at which no server answers.
  private static let unreachableErrnos = [ECONNREFUSED, EHOSTDOWN, EHOSTUNREACH, ENETDOWN, ENETUNREACH, ETIMEDOUT]

  /// Returns the reason for which connecting failed, which is that of the first attempt.
  private static func reason(of error: NIOConnectionError) -> String {
    switch error.connectionErrors.first?.error {
    case let error as IOError: words(of: error)
    case let error?: String(describing: error)
    case nil: "there is no such name"
    }
  }

  /// Returns the system's message for an error, without the call that caused it.
  private static func words(of error: IOError) -> String { String(cString: strerror(error.errnoCode)) }
}
