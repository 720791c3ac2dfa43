public import Foundation

/// Why a server could not be asked, in words for whoever started the program.
public enum NetworkError: Error, Equatable, CustomStringConvertible {
  /// Nobody answered.
  case unreachable(URL, reason: String)
  /// The server answered that it would not.
  case refused(URL, status: Int, reason: String?)
  /// What came back is not what was asked for.
  case unreadable(URL, byteCount: Int)

  /// Whether it may be gone the next time: where nobody answered, or the server was at fault.
  public var isTransient: Bool {
    switch self {
    case .unreachable: true
    case .refused(_, let status, _): status >= 500
    case .unreadable: false
    }
  }

  /// One line.
  public var description: String {
    switch self {
    case .unreachable(let url, let reason):
      "No server answers at \(url.origin) (\(reason)). Start one with `landmarks-server`, or name another with --server."
    case .refused(let url, let status, let reason):
      "The server at \(url.origin) refused \(url.path) with status \(status)\(reason.map { ": \($0)" } ?? ".")"
    case .unreadable(let url, let byteCount):
      "The server at \(url.origin) answered \(url.path) with \(byteCount) bytes that are no landmarks. Is it another program?"
    }
  }
}

extension URL {
  /// `http://127.0.0.1:8080`
  fileprivate var origin: String {
    let host = host().map { $0.contains(":") ? "[\($0)]" : $0 } ?? ""
    return "\(scheme ?? "")://\(host)\(port.map { ":\($0)" } ?? "")"
  }
}
