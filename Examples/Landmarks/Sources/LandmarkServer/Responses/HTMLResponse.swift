import HTTPTypes
import Hummingbird
import LandmarkPages
import NIOCore

/// A page, sent so that a browser runs nothing in it and loads nothing from elsewhere.
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
    // The visitor chooses the service of a page, and may choose another one next time.
    headers[.cacheControl] = "private, no-cache"
    return Response(
      status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(string: html.description)))
  }

  /// The permissions of a page: load from this server, and run nothing that is in the page itself.
  static let policy = [
    "default-src 'none'", "style-src 'self'", "script-src 'self'", "img-src 'self' data:",
    "connect-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")
}

extension HTTPField.Name {
  /// Whether browsers send the address of this page to other sites.
  static var referrerPolicy: Self {
    guard let name = Self("Referrer-Policy") else { preconditionFailure("a name of a header") }
    return name
  }
}
