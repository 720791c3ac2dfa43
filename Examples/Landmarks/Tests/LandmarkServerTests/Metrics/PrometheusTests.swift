import ExampleTestSupport
import Foundation
import Testing

/// The program, scraped by a real Prometheus.
@Suite(.serialized, .timeLimit(.minutes(10)), .enabled(if: PrometheusServer.isExpected))
struct PrometheusTests {
  @Test func `Prometheus answers queries for events of the container and for calls of services`() async throws {
    let folder = try TemporaryFolder()
    let server = try await ServerProcess(["--port", "0", "--database", folder.path("landmarks.sqlite")])
    let (_, port) = try await server.address()
    for id in ["petra", "petra", "eiffel-tower"] {
      #expect(try await RawConnection.get("/api/landmarks/\(id)", port: port).status == 200)
    }
    let prometheus = try await PrometheusServer(scraping: port)

    let up = try await prometheus.query("up") { $0.first?.value == 1 }
    #expect(up.map(\.labels["job"]) == ["landmarks"])

    let database = try await prometheus.query(
      #"furnish_creation_duration_seconds_count{service="LandmarkDatabase",scope="root"}"#
    ) { !$0.isEmpty }
    #expect(database.map(\.value) == [1])
    #expect(database.first?.labels["outcome"] == "succeeded")

    // Each of the three requests has a scope, and a scrape has none.
    let scoped = try await prometheus.query(
      #"furnish_creation_duration_seconds_count{service="LandmarkService",scope="RequestLevel"}"#
    ) { !$0.isEmpty }
    #expect(scoped.map(\.value) == [3])

    let calls = try await prometheus.query(
      #"furnish_call_duration_seconds_count{endpoint="fetchLandmark",outcome="returned"}"#
    ) { !$0.isEmpty }
    #expect(calls.map(\.value) == [3])
    #expect(calls.first?.labels["service"] == "LandmarkService")

    // A function of Prometheus reads the histogram.
    let quantile = try await prometheus.query(
      #"histogram_quantile(1, furnish_call_duration_seconds_bucket{outcome="returned"})"#
    ) { !$0.isEmpty }
    #expect(quantile.allSatisfy { $0.value > 0 && $0.value <= 10 })

    // Hummingbird has metrics of its own: a counter, and a gauge.
    let requests = try await prometheus.query(#"hb_requests_total{http_route="/metrics"}"#) { found in
      found.contains { $0.value > 1 }
    }
    #expect(requests.first?.labels["http_response_status_code"] == "200")
    _ = try await prometheus.query("http_server_active_requests") { $0.first?.value == 1 }

    await prometheus.stop()
    server.signal(SIGTERM)
    #expect(try await server.ending().status == 0)
  }
}
