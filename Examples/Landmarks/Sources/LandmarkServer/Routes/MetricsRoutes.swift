import HTTPTypes
import Hummingbird
import LandmarkMetrics
import NIOCore

/// The route of the metrics, for Prometheus.
struct MetricsRoutes: Sendable {
  let metrics: PrometheusMetrics

  /// Adds `/metrics`. Add it before the middleware that opens a scope, which this route does not need.
  func add(to router: Router<LandmarkRequestContext>) {
    router.read("metrics") { _, _ in
      Response(
        status: .ok,
        headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store"],
        body: .init(byteBuffer: ByteBuffer(string: metrics.text)))
    }
  }
}
