public import Foundation

/// An error of fetching a page.
public enum FetchError: Error, Hashable, Sendable {
  /// No server is listening at the address.
  case unreachable(URL, reason: String)
  /// The server answers, but not with the page.
  case refused(URL, status: Int)
  /// The answer is not HTTP, or stops in the middle.
  case broken(URL, reason: String)
  /// The page did not arrive in time.
  case tooSlow(URL, patience: Duration)
  /// The page has more bytes than the limit.
  case tooLarge(URL, limit: Int)
}

extension FetchError: CustomStringConvertible {
  /// The error in one line: the event, the place, and the way to continue.
  public var description: String {
    switch self {
    case .unreachable(let url, let reason):
      """
      The server \(Self.server(of: url)) cannot be reached (\(Self.line(reason))). Check the network, or choose \
      another engine.
      """
    case .refused(let url, let status):
      "\(url) is answered with the status \(status) and no page. Try again later, or choose another engine."
    case .broken(let url, let reason):
      "The answer to \(url) makes no sense (\(Self.line(reason))). Try again, or choose another engine."
    case .tooSlow(let url, let patience):
      "\(url) did not arrive within \(patience). Wait longer, or choose another engine."
    case .tooLarge(let url, let limit):
      "\(url) is larger than \(limit) bytes, which is too much for a page. Choose another engine."
    }
  }

  /// Returns the name or address, in brackets where it contains colons, and the port if it has one.
  private static func server(of url: URL) -> String {
    let host = url.host(percentEncoded: false) ?? ""
    let name = host.contains(":") ? "[\(host)]" : host
    return url.port.map { "\(name):\($0)" } ?? name
  }

  /// Joins the text of a server or a library into one line.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
