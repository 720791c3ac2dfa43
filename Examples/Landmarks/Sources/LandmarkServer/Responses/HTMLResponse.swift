import HTTPTypes
import Hummingbird
import LandmarkPages
import NIOCore

/// A page, sent so that a browser runs nothing in it and loads nothing from elsewhere.
struct HTMLResponse: ResponseGenerator {
  let html: HTML

  func response(from request: Request, context: some RequestContext) -> Response {
    Response(
      status: .ok,
      headers: [
        .contentType: "text/html; charset=utf-8",
        .contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
        .xContentTypeOptions: "nosniff",
      ],
      body: .init(byteBuffer: ByteBuffer(string: html.description))
    )
  }
}
