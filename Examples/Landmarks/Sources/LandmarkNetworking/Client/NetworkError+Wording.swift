import Foundation

/// The text of the error, in one line: the event, the place, and the way to continue.
extension NetworkError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreachable(let url, let reason):
      "No server answers at \(Self.server(of: url)) (\(Self.line(reason))). Start the server, or name another one."
    case .broken(let url, let reason):
      """
      The answer to \(url) broke off or is not HTTP (\(Self.line(reason))). Try again, or check that the \
      server is a landmarks server.
      """
    case .tooSlow(let url, let patience):
      "\(url) was not answered within \(patience). Try again later, or wait longer."
    case .tooLarge(let url, let limit):
      """
      The answer to \(url) is larger than \(limit) bytes. Check that the server is a landmarks server.
      """
    case .refused(let url, let status, _, let message?):
      "\(url) was refused with the status \(status): \(Self.line(message)) \(Self.advice(status))"
    case .refused(let url, let status, _, nil):
      "\(url) was refused with the status \(status). \(Self.advice(status))"
    case .unintelligible(let url, let reason):
      """
      The answer to \(url) cannot be understood: \(reason). Try again, or check that the server is a \
      landmarks server.
      """
    case .endless(let url, let pages):
      """
      \(url) has more than \(pages) pages, and there is always one more. Check that the server is a landmarks \
      server.
      """
    }
  }

  private static func advice(_ status: Int) -> String {
    status >= 500 ? "Try again later, or read the server's log." : "Request something else, or use another server."
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
