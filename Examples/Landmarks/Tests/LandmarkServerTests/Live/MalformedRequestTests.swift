import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import LandmarkServer

@Suite struct MalformedRequestTests {
  static let requests: [(bytes: [UInt8], status: Int, code: String)] = [
    (Array("GET /api/landmarks?q=% HTTP/1.1\r\n".utf8), 400, "malformed-query"),
    (Array("GET /api/landmarks?q=%zz HTTP/1.1\r\n".utf8), 400, "malformed-query"),
    (Array("GET /api/landmarks/%e HTTP/1.1\r\n".utf8), 400, "malformed-address"),
    (Array("GET /api/landmarks?q=".utf8) + [0xff] + Array(" HTTP/1.1\r\n".utf8), 400, "malformed-request"),
    (Array("GET /api/landmarks?q=a b HTTP/1.1\r\n".utf8), 400, "malformed-request"),
    (Array("GET /api/landmarks?q=a\0b HTTP/1.1\r\n".utf8), 400, "malformed-request"),
    (Array("BREW /api/landmarks HTTP/1.1\r\n".utf8), 400, "malformed-request"),
    (Array("GET / HTTP/9.9\r\n".utf8), 400, "malformed-request"),
    (Array("hello\r\n".utf8), 400, "malformed-request"),
    (Array("GET / HTTP/1.1\r\nbad header: x\r\n".utf8), 400, "malformed-request"),
    (Array("GET / HTTP/1.1\r\nContent-Length: x\r\n".utf8), 400, "malformed-request"),
    (Array("OPTIONS * HTTP/1.1\r\n".utf8), 404, "not-found"),
    (Array("PROPFIND / HTTP/1.1\r\n".utf8), 404, "not-found"),
    (Array("GET /health HTTP/1.1\r\nservices: mock\r\nServices: live\r\n".utf8), 400, "conflicting-services"),
    (Array("GET /\(String(repeating: "a", count: 10_000)) HTTP/1.1\r\n".utf8), 414, "address-too-long"),
    (Array("GET /?q=\(String(repeating: "a", count: 1_000_000)) HTTP/1.1\r\n".utf8), 431, "request-too-large"),
    (Array("GET / HTTP/1.1\r\nx: \(String(repeating: "a", count: 1_000_000))\r\n".utf8), 431, "request-too-large"),
  ]

  @Test(arguments: requests.indices)
  func `a request that is broken on the wire is explained in JSON`(index: Int) async throws {
    let (bytes, status, code) = Self.requests[index]
    try await LandmarkTestServer.run(.live) { client in
      let port = try #require(client.port)
      let request = bytes + Array("Host: test\r\nConnection: close\r\n\r\n".utf8)
      let answer = RawConnection.parse(try await RawConnection.exchange(request, port: port))
      #expect(answer.status == status)
      let body = try JSONDecoder().decode(ErrorBody.self, from: Data(answer.body.utf8))
      #expect(body.error.code == code)
      #expect(try await client.get("/health").status == .ok)
    }
  }

  @Test func `an earlier request is answered before a broken one is refused`() async throws {
    try await LandmarkTestServer.run(.live) { client in
      let port = try #require(client.port)
      let requests = "GET /health?services=mock HTTP/1.1\r\nHost: test\r\n\r\nBROKEN\r\n\r\n"
      let answers = try await RawConnection.exchange(requests.utf8, port: port)
      let parts = answers.split(separator: "HTTP/1.1 ").map { $0.prefix(3) }
      #expect(parts == ["200", "400"])
      #expect(answers.hasSuffix("\"The request is not well-formed HTTP.\"}}"))
    }
  }

  @Test func `a refused head request does not disturb the next one`() async throws {
    try await LandmarkTestServer.run(.live) { client in
      let port = try #require(client.port)
      let requests = """
        HEAD /nowhere HTTP/1.1\r\nHost: test\r\n\r\n\
        GET /health HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n
        """
      let answers = try await RawConnection.exchange(requests.utf8, port: port)
      #expect(answers.contains("\r\n\r\nHTTP/1.1 200 OK"))
    }
  }
}
