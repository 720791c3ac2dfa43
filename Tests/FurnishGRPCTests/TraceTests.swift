import FurnishGRPC
import FurnishObservability
import InMemoryTracing
import Testing
import Tracing

/// The trace of a call, with the trait `Tracing`.
@Suite(.timeLimit(.minutes(60))) struct TraceTests {
  /// The instrument of the process, which is set once.
  private static let tracer: InMemoryTracer = {
    let tracer = InMemoryTracer()
    InstrumentationSystem.bootstrap(tracer)
    return tracer
  }()

  @Test func `one trace covers the caller and the server`() async throws {
    let tracer = Self.tracer
    let loopback = try await Loopback([LandmarkService.mock.traced(with: tracer).grpcService()])
    #expect(try await loopback.landmarks.traced(with: tracer).fetch(id: "traced")?.id == "traced")
    let spans = tracer.finishedSpans.filter { $0.operationName == "LandmarkService.fetch" }
    #expect(spans.count == 2)
    #expect(Set(spans.map(\.traceID)).count == 1)
    // The span of the server ends first.
    #expect(spans.first?.parentSpanID == spans.last?.spanID)
  }
}
