import Furnish
import FurnishObservability
import InMemoryTracing
import Testing
import Tracing

@Suite struct TracingInterceptorTests {
  let tracer = InMemoryTracer(idGenerator: .incrementing)

  @Test func `a call is a span with its endpoint`() throws {
    _ = try Vault().traced(with: tracer).open("sesame")
    let span = try #require(tracer.finishedSpans.first)
    #expect(tracer.finishedSpans.count == 1)
    #expect(span.operationName == "Vault.open")
    #expect(span.attributes.get("furnish.service") == .string("Vault"))
    #expect(span.attributes.get("furnish.endpoint") == .string("open"))
    #expect(span.attributes.get("furnish.arguments") == nil)
    #expect(span.status == nil)
    #expect(tracer.activeSpans.isEmpty)
  }

  @Test func `a span of a failed call has the type of the error only`() async throws {
    let service = Vault().traced(with: tracer)
    #expect(throws: WrongWord.self) { try service.open(Vault.secret) }
    await #expect(throws: WrongWord.self) { try await service.unlock(Redacted(Vault.secret)) }
    for span in tracer.finishedSpans {
      #expect(span.status == SpanStatus(code: .error, message: "WrongWord"))
      #expect(span.attributes.get("error.type") == .string("WrongWord"))
      #expect(span.errors.isEmpty)
      #expect(!text(of: span).contains(Vault.secret))
    }
    #expect(tracer.finishedSpans.map(\.operationName) == ["Vault.open", "Vault.unlock"])
  }

  @Test func `arguments and errors are revealed if they are requested, and redacted ones are not`() async throws {
    let service = Vault().traced(with: tracer, revealing: [.arguments, .errors])
    _ = try? service.open("")
    try? await service.unlock(Redacted("sesame"))
    let spans = tracer.finishedSpans
    #expect(spans[0].status?.message == "not ''")
    #expect(spans[0].errors.count == 1)
    #expect(spans[1].attributes.get("furnish.arguments") == .stringArray(["word: <redacted>"]))
  }

  @Test func `spans keep their parents through ten nested services`() async throws {
    var service = Vault()
    for depth in 0..<10 {
      let inner = service.traced(with: tracer)
      service = Vault()
      // Every second level is called from a child task, and every third from a callback.
      service.close = { word in
        switch depth % 3 {
        case 0:
          async let answer = inner.close(word)
          return await answer
        case 1:
          return await withTaskGroup(of: Bool.self) { group in
            group.addTask { await inner.close(word) }
            return await group.next() ?? false
          }
        default:
          // A detached task has none of the task-locals of its creator.
          return await withEscapedServices { services in
            await Task.detached { await services.yield { () async in await inner.close(word) } }.value
          }
        }
      }
    }
    #expect(await service.traced(with: tracer).close("x"))
    let spans = tracer.finishedSpans
    #expect(spans.count == 11)
    // The innermost span ends first.
    #expect(spans.map(\.parentSpanID) == spans.dropFirst().map(\.spanID) + [nil])
    #expect(Set(spans.map(\.traceID)).count == 1)
  }

  @Test func `the span of a call in a callback is a child of the span where the services escaped`() async throws {
    let service = Vault().traced(with: tracer)
    let escaped = tracer.withSpan("handler") { _ in withEscapedServices { $0 } }
    _ = try await Task.detached { try escaped.yield { try service.open("sesame") } }.value
    let spans = tracer.finishedSpans
    #expect(spans.map(\.operationName) == ["handler", "Vault.open"])
    #expect(spans.last?.parentSpanID == spans.first?.spanID)
  }

  @Test func `the spans of calls in a task group are siblings`() async {
    let service = Vault().traced(with: tracer)
    var outer = Vault()
    outer.close = { word in
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<10 { group.addTask { _ = await service.close(word) } }
      }
      return true
    }
    _ = await outer.traced(with: tracer).close("x")
    let spans = tracer.finishedSpans
    #expect(spans.count == 11)
    #expect(spans.dropLast().allSatisfy { $0.parentSpanID == spans.last?.spanID })
  }

  @Test func `a canceled call ends its span`() async {
    var vault = Vault()
    vault.close = { _ in (try? await Task.sleep(for: .seconds(600))) != nil }
    let service = vault.traced(with: tracer)
    let task = Task { await service.close("x") }
    while tracer.activeSpans.isEmpty { await Task.yield() }
    task.cancel()
    #expect(await task.value == false)
    #expect(tracer.activeSpans.isEmpty)
    #expect(tracer.finishedSpans.count == 1)
  }

  @Test func `a container intercepts its services`() throws {
    let container = ServiceContainer()
    try container.services
      .register(Vault.self) { Vault() }
      .intercept(Vault.self, by: .traced(with: tracer))
    _ = try container.validated().require(Vault.self).open("sesame")
    #expect(tracer.finishedSpans.map(\.operationName) == ["Vault.open"])
  }
}

/// Returns everything that a span exports.
func text(of span: FinishedInMemorySpan) -> String {
  var text = "\(span.operationName) \(String(describing: span.status)) \(span.errors) \(span.events)"
  func append(_ key: String, _ value: SpanAttribute) { text += " \(key)=\(value)" }
  span.attributes.forEach(append)
  return text
}
