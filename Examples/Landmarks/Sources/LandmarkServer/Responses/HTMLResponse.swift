import HTTPTypes
import Hummingbird
import LandmarkPages
import NIOCore

/// A page, with headers that prevent a browser from running scripts in it and from loading anything from elsewhere.
struct HTMLResponse: ResponseGenerator {
  let html: HTML
  var status: HTTPResponse.Status = .ok
  var headers: HTTPFields = [:]

  func response(from request: Request, context: some RequestContext) -> Response {
    response()
  }

  func response() -> Response {
    var headers = headers
    headers[.contentType] = "text/html; charset=utf-8"
    headers[.contentSecurityPolicy] = Self.policy
    headers[.xContentTypeOptions] = "nosniff"
    headers[.referrerPolicy] = "same-origin"
    // A visitor may choose another service for the next request of the same page.
    headers[.cacheControl] = "private, no-cache"
    return Response(
      status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(string: html.description)))
  }

  /// The permissions of a page: it may load from this server, and must not run scripts that it contains.
  static let policy = [
    "default-src 'none'", "style-src 'self'", "script-src 'self'", "img-src 'self' data:",
    "connect-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")
}

extension HTTPField.Name {
  /// The header that states whether browsers send the address of this page to other sites.
  static var referrerPolicy: Self {
    guard let name = Self("Referrer-Policy") else { preconditionFailure("a name of a header") }
    return name
  }
}
