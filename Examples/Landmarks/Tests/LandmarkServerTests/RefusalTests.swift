import HTTPTypes
import HummingbirdTesting
import LandmarkServices
import NIOCore
import Testing

@testable import LandmarkServer

@Suite struct RefusalTests {
  static let refusals: [(uri: String, status: Int, code: String)] = [
    ("/api/landmarks/nowhere", 404, "landmark-not-found"),
    ("/api/landmarks/PETRA", 404, "landmark-not-found"),
    ("/api/landmarks/petra'--", 404, "landmark-not-found"),
    ("/api/landmarks/..", 404, "landmark-not-found"),
    ("/api/landmarks/%2e%2e%2fetc%2fpasswd", 404, "landmark-not-found"),
    ("/api/landmarks/%F0%9F%97%BC", 404, "landmark-not-found"),
    ("/api/landmarks/petra%00", 400, "malformed-address"),
    ("/api/landmarks/%", 400, "malformed-address"),
    ("/api/landmarks/%zz", 400, "malformed-address"),
    ("/api/landmarks/%ff", 400, "malformed-address"),
    ("/api/landmarks?category=moon", 400, "unknown-category"),
    ("/api/landmarks?category=Towers", 400, "unknown-category"),
    ("/api/landmarks?page=-1", 400, "invalid-page"),
    ("/api/landmarks?page=0", 400, "invalid-page"),
    ("/api/landmarks?page=abc", 400, "invalid-page"),
    ("/api/landmarks?page=", 400, "invalid-page"),
    ("/api/landmarks?page=99999999999999999999999", 400, "invalid-page"),
    ("/api/landmarks?page=9223372036854775807", 404, "page-not-found"),
    ("/api/landmarks?page=1000", 404, "page-not-found"),
    ("/api/landmarks?q=nothing+here&page=2", 404, "page-not-found"),
    ("/api/landmarks?q=%", 400, "malformed-query"),
    ("/api/landmarks?q=%zz", 400, "malformed-query"),
    ("/api/landmarks?q=%e", 400, "malformed-query"),
    ("/api/landmarks?q=%ff%fe", 400, "malformed-query"),
    ("/api/landmarks?q=a%00b", 400, "malformed-query"),
    ("/?q=%", 400, "malformed-query"),
    ("/health?%", 400, "malformed-query"),
    ("/nowhere?q=%", 400, "malformed-query"),
    ("/api/landmarks?q=a&q=b", 400, "repeated-parameter"),
    ("/api/landmarks?page=1&page=2", 400, "repeated-parameter"),
    ("/?services=live&services=mock", 400, "repeated-parameter"),
    ("/?services=", 400, "unknown-services"),
    ("/?services=LIVE", 400, "unknown-services"),
    ("/api/landmarks?services=nonsense", 400, "unknown-services"),
    ("/health?services=live,mock", 400, "unknown-services"),
    ("/nowhere", 404, "not-found"),
    ("/api", 404, "not-found"),
    ("/api/landmarks/petra/more", 404, "not-found"),
    ("/index.html", 404, "not-found"),
    ("/../../etc/passwd", 404, "not-found"),
    ("/%2e%2e/", 404, "not-found"),
  ]

  @Test(arguments: refusals.indices)
  func `a fault of a request is explained`(index: Int) async throws {
    let (uri, status, code) = Self.refusals[index]
    try await LandmarkTestServer.run { client in
      let response = try await client.get(uri)
      #expect(response.status.code == status, "\(uri)")
      #expect(response.headers[.contentType] == "application/json; charset=utf-8")
      #expect(try response.errorCode == code, "\(uri)")
    }
  }

  @Test(arguments: [HTTPRequest.Method.post, .put, .patch, .delete, .options, .trace, .connect])
  func `a method other than GET and HEAD is not allowed`(method: HTTPRequest.Method) async throws {
    try await LandmarkTestServer.run { client in
      for path in ["/", "/api/landmarks", "/api/landmarks/petra", "/api/categories", "/health"] {
        let response = try await client.executeRequest(
          uri: path, method: method, headers: [:], body: nil)
        #expect(response.status == .methodNotAllowed)
        #expect(response.headers[.allow] == "GET, HEAD")
        #expect(try response.errorCode == "method-not-allowed")
      }
    }
  }

  @Test func `a query of a megabyte is refused`() async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.get("/?q=" + String(repeating: "a", count: 1_000_000))
      #expect(response.status == .uriTooLong)
      #expect(try response.errorCode == "address-too-long")
    }
  }

  @Test func `an explanation does not repeat a long text of the client`() async throws {
    try await LandmarkTestServer.run { client in
      let long = String(repeating: "<b>", count: 2000)
      let response = try await client.get("/api/landmarks?category=\(long)")
      #expect(response.status == .badRequest)
      #expect(response.body.readableBytes < 400)
    }
  }

  @Test func `an unknown parameter is ignored`() async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.get("/api/landmarks?utm_source=x")
      #expect(response.status == .ok)
    }
  }
}
