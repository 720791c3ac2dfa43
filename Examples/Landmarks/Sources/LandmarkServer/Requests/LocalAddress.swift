import Hummingbird

/// An address on this server.
struct LocalAddress: Hashable, Sendable {
  /// The path, with the query if it has one.
  let path: String

  /// Creates an address from a path. A text that a browser could read as another site becomes the start page.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    let isLocal =
      bytes.first == UInt8(ascii: "/")
      && !bytes.dropFirst().starts(with: "/".utf8)
      && bytes.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }
    path = isLocal ? text : "/"
  }

  /// Creates the address of a request, without the services that it chooses.
  init(of request: Request) {
    let remaining = (request.uri.query ?? "").split(separator: "&").filter {
      $0 != "services" && !$0.hasPrefix("services=")
    }
    let query = remaining.isEmpty ? "" : "?" + remaining.joined(separator: "&")
    self.init(request.uri.path + query)
  }
}
