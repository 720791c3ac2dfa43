import Testing
import Tracing

@testable import LandmarkPrograms

@Suite struct TraceContextTests {
  private static let header = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
  private let tracer = TraceContextTracer()

  @Test func `a header is read and written`() throws {
    let context = try #require(TraceContext(header: Self.header))
    #expect(context.trace == "4bf92f3577b34da6a3ce929d0e0e4736")
    #expect(context.span == "00f067aa0ba902b7")
    #expect(context.header == Self.header)
  }

  @Test func `a header of a later version may have more parts`() {
    #expect(TraceContext(header: "01" + Self.header.dropFirst(2) + "-more") != nil)
    #expect(TraceContext(header: Self.header + "-more") == nil)
  }

  @Test(arguments: [
    "", "-", "---", "00", "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
    "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
    "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
    "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7",
    "00-4bf92f3577b34da6a3ce929d0e0e473-00f067aa0ba902b7-01", "00-4bf92f3577b34da6a3ce929d0e0e473é-00f067aa0ba902b7-01",
  ])
  func `a damaged header is not read`(_ header: String) {
    #expect(TraceContext(header: header) == nil)
    var context = ServiceContext.topLevel
    tracer.extract(["traceparent": header], into: &context, using: Fields())
    #expect(context.traceContext == nil)
  }

  @Test func `a span belongs to the trace of the caller`() {
    var context = ServiceContext.topLevel
    tracer.extract(["traceparent": Self.header], into: &context, using: Fields())
    let span = tracer.startSpan("part", context: context)
    #expect(span.context.traceContext?.trace == "4bf92f3577b34da6a3ce929d0e0e4736")
    #expect(span.context.traceContext?.span != "00f067aa0ba902b7")
    var fields: [String: String] = [:]
    tracer.inject(span.context, into: &fields, using: Fields())
    #expect(fields["traceparent"] == span.context.traceContext?.header)
  }

  @Test func `each trace has an identifier of its own`() {
    let traces = (0..<1_000).map { _ in tracer.startSpan("whole", context: .topLevel).context.traceContext }
    #expect(Set(traces.map { $0?.trace }).count == 1_000)
    #expect(traces.allSatisfy { $0.map { TraceContext(header: $0.header) == $0 } == true })
  }
}

private struct Fields: Injector, Extractor {
  func inject(_ value: String, forKey key: String, into fields: inout [String: String]) { fields[key] = value }
  func extract(key: String, from fields: [String: String]) -> String? { fields[key] }
}
