import Foundation
import NIOCore

/// An error of listening, with its fix.
public struct ListeningError: Error, CustomStringConvertible {
  private let problem: Problem
  private let host: String
  private let port: Int

  private enum Problem {
    case portInUse
    case portNotAllowed
    case hostUnknown
    case other(String)
  }

  /// Converts an error of binding a socket, or returns `nil` for any other error.
  public init?(_ error: any Error, host: String, port: Int) {
    self.host = host
    self.port = port
    switch error {
    case let error as IOError where error.errnoCode == EADDRINUSE: problem = .portInUse
    case let error as IOError where error.errnoCode == EACCES: problem = .portNotAllowed
    case let error as IOError where error.errnoCode == EADDRNOTAVAIL: problem = .hostUnknown
    case let error as IOError: problem = .other(error.description)
    case is SocketAddressError, is SocketAddressError.UnknownHost: problem = .hostUnknown
    default: return nil
    }
  }

  /// The error in one line: the event, the place, and the way to continue.
  public var description: String {
    switch problem {
    case .portInUse:
      """
      Port \(port) on \(host) is in use. Stop the program that listens there, or choose another \
      port with --port; 0 takes a free one.
      """
    case .portNotAllowed:
      "Port \(port) on \(host) is not allowed. Choose one from 1024 on with --port."
    case .hostUnknown:
      "This machine has no address '\(host)'. Choose another with --host, such as 127.0.0.1."
    case .other(let detail):
      "Cannot listen on \(host), port \(port): \(detail). Choose others with --host and --port."
    }
  }
}
