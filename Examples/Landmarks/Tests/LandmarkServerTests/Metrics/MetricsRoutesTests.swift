import HTTPTypes
import HummingbirdTesting
import LandmarkMetrics
import LandmarkServices
import NIOCore
import Testing

@testable import LandmarkServer

@Suite struct MetricsRoutesTests {
  @Test func `the metrics name each endpoint that was called, and how the call ended`() async throws {
    try await LandmarkTestServer.run { client in
      _ = try await client.execute(uri: "/api/landmarks/petra", method: .get)
      _ = try await client.execute(uri: "/health?services=unimplemented", method: .get)
      let response = try await client.execute(uri: "/metrics", method: .get)
      #expect(response.status == .ok)
      #expect(response.headers[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
      let lines = String(buffer: response.body).split(separator: "\n").filter { $0.contains("_count") }
      #expect(
        lines.contains(
          #"furnish_call_duration_seconds_count{endpoint="fetchLandmark",outcome="returned",service="LandmarkService"} 1"#
        ))
      #expect(lines.contains { $0.contains(#"outcome="threw""#) && $0.hasSuffix(" 1") })
      #expect(!String(buffer: response.body).contains("petra"))
    }
  }

  @Test func `the metrics can only be read`() async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.execute(uri: "/metrics", method: .post)
      #expect(response.status == .methodNotAllowed)
    }
  }
}
