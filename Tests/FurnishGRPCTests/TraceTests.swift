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

  @Test func `the trace of the caller covers the elements of a stream`() async throws {
    let tracer = Self.tracer
    let numbers = Numbers()
    var source = LandmarkService.mock
    source.watch = { limit in
      AsyncThrowingStream {
        await tracer.withSpan("element of a stream") { _ in
          let number = await numbers.next()
          return number < limit ? Landmark(id: "\(number)", name: "") : nil
        }
      }
    }
    let service = try await Loopback([source.grpcService()]).landmarks
    try await tracer.withSpan("reader of a stream") { _ in
      for try await _ in try await service.watch(limit: 3) {}
    }
    let reader = tracer.finishedSpans.first { $0.operationName == "reader of a stream" }
    let elements = tracer.finishedSpans.filter { $0.operationName == "element of a stream" }
    #expect(elements.count == 4)
    #expect(elements.allSatisfy { $0.parentSpanID == reader?.spanID })
  }
}
