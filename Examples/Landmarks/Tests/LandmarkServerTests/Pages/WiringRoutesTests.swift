import HTTPTypes
import HummingbirdTesting
import Testing

@testable import LandmarkServer

@Suite struct WiringRoutesTests {
  @Test func `the server shows its own wiring`() async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.browse("/wiring")
      #expect(response.status == .ok)
      #expect(response.headers[.contentType] == "text/html; charset=utf-8")
      for service in ["LandmarkDatabase", "Logger", "LandmarkService &quot;mock&quot;"] {
        #expect(response.text.contains("aria-label=\"\(service)\""), "\(service)")
      }
      // The picture has a line, because the live service needs the database.
      #expect(response.text.contains("<text class=\"heading\" id=\"g0\""))
      #expect(response.text.contains("<path class=\"line\" id=\"l0\""))
    }
  }

  @Test func `the page of the wiring loads no other file`() async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.browse("/wiring")
      #expect(response.headers[.contentSecurityPolicy]?.hasPrefix("default-src 'none'; ") == true)
      #expect(!response.text.contains(" src=") && !response.text.contains(" href="))
    }
  }
}
