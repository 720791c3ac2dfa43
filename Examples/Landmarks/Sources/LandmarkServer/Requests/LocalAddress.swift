import Hummingbird

/// An address on this server: an address of another one is refused.
struct LocalAddress: Hashable, Sendable {
  /// A path, perhaps with a query.
  let path: String

  /// Takes a path; anything that a browser could take for another site becomes the start page.
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
    let kept = (request.uri.query ?? "").split(separator: "&").filter {
      $0 != "services" && !$0.hasPrefix("services=")
    }
    let query = kept.isEmpty ? "" : "?" + kept.joined(separator: "&")
    self.init(request.uri.path + query)
  }
}
