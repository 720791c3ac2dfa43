import AsyncHTTPClient
import Foundation
import NIOCore
import NIOPosix

extension NetworkError {
  /// Converts an error of the network into a `NetworkError`, whose text is for the user.
  ///
  /// The error of a cancellation becomes a `CancellationError`.
  static func meaning(of error: any Error, at url: URL, patience: Duration, limit: Int) -> any Error {
    switch error {
    case is CancellationError: error
    case is DeadlinePassed: NetworkError.tooSlow(url, patience: patience)
    case is NIOTooManyBytesError: NetworkError.tooLarge(url, limit: limit)
    case let error as NIOConnectionError: NetworkError.unreachable(url, reason: reason(of: error))
    case let error as HTTPClientError where error == .cancelled: CancellationError()
    case let error as HTTPClientError where error == .connectTimeout:
      NetworkError.unreachable(url, reason: "it does not answer")
    case let error as HTTPClientError: NetworkError.broken(url, reason: error.shortDescription)
    case let error as IOError where unreachableErrnos.contains(error.errnoCode):
      NetworkError.unreachable(url, reason: words(of: error))
    case let error as IOError: NetworkError.broken(url, reason: words(of: error))
    default: NetworkError.broken(url, reason: String(describing: error))
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
