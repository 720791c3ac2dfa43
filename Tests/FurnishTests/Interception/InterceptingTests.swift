import Furnish
import Testing

@Suite struct InterceptingTests {
  /// An interceptor that notes when a call begins and ends.
  struct Noting: ServiceInterceptor {
    let name: String

    func intercept<R, E: Error>(_ call: ServiceCall, next: () throws(E) -> R) throws(E) -> R {
      Journal.note("\(name) begins \(call.endpoint)")
      defer { Journal.note("\(name) ends \(call.endpoint)") }
      return try next()
    }

    nonisolated(nonsending) func intercept<R, E: Error>(
      _ call: ServiceCall, next: nonisolated(nonsending) () async throws(E) -> R
    ) async throws(E) -> R {
      Journal.note("\(name) begins \(call.endpoint)")
      defer { Journal.note("\(name) ends \(call.endpoint)") }
      return try await next()
    }
  }

  /// An interceptor that forwards every call, as the default implementation of the protocol does.
  struct Idle: ServiceInterceptor {}

  /// An interceptor that wraps no endpoint.
  struct Blind: ServiceInterceptor {
    func intercepts(_ endpoint: ServiceEndpoint) -> Bool { false }
  }

  /// An interceptor that returns `answer` in place of calling a synchronous endpoint that returns a number.
  struct Answering: ServiceInterceptor {
    let answer: Int

    func intercept<R, E: Error>(_ call: ServiceCall, next: () throws(E) -> R) throws(E) -> R {
      if let answer = answer as? R { return answer }
      return try next()
    }
  }

  @Test func `every kind of endpoint returns the same result behind an interceptor`() async {
    let plain = await visitEveryEndpoint(of: Workshop())
    let intercepted = await visitEveryEndpoint(of: Workshop().intercepted(by: Noting(name: "it")))
    #expect(plain.count == 20)
    #expect(intercepted == plain)
  }

  @Test func `every endpoint is intercepted once`() async {
    let notes = await Journal.of {
      _ = await visitEveryEndpoint(of: Workshop().intercepted(by: Noting(name: "it")))
    }
    let names = Workshop<String>.serviceEndpoints.map(\.name)
    #expect(notes == names.flatMap { ["it begins \($0)", "it ends \($0)"] })
  }

  @Test func `an interceptor that does nothing passes on every call`() async {
    let plain = await visitEveryEndpoint(of: Workshop())
    #expect(await visitEveryEndpoint(of: Workshop().intercepted(by: Idle())) == plain)
  }

  @Test func `the first interceptor is the outermost`() {
    let notes = Journal.of {
      Workshop<String>().intercepted(by: Noting(name: "outer"), Noting(name: "inner")).tidy()
    }
    #expect(notes == ["outer begins tidy", "inner begins tidy", "inner ends tidy", "outer ends tidy"])
  }

  @Test func `an interceptor that is added later is around the earlier one`() {
    let notes = Journal.of {
      Workshop<String>().intercepted(by: Noting(name: "inner")).intercepted(by: Noting(name: "outer")).tidy()
    }
    #expect(notes.first == "outer begins tidy")
  }

  @Test func `an empty list of interceptors does not change the service`() {
    let service = Workshop<String>()
    #expect(service.intercepted().bench === service.bench)
  }

  @Test func `an intercepted service has the same store`() {
    let service = Workshop<String>()
    #expect(service.intercepted(by: Noting(name: "it")).bench === service.bench)
  }

  @Test func `the service that is intercepted is not changed`() {
    let service = Workshop<String>()
    _ = service.intercepted(by: Noting(name: "it"))
    #expect(Journal.of { service.tidy() } == [])
  }

  @Test func `an interceptor may return a result in place of an endpoint`() throws {
    let service = Workshop<String>().intercepted(by: Answering(answer: 42))
    #expect(try service.check(1) == 42)
    #expect(service.count("saw", 1) == "1 saw")
  }

  @Test func `an endpoint that no interceptor wraps remains the same closure`() {
    let service = Workshop<String>()
    // A closure is a pointer to its code and one to its captures, so services with the same closures have the same bytes.
    func bytes(_ service: Workshop<String>) -> [UInt8] { withUnsafeBytes(of: service) { Array($0) } }
    #expect(bytes(service.intercepted(by: Blind())) == bytes(service))
    #expect(bytes(service.intercepted(by: Idle())) != bytes(service))
  }

  @Test @MainActor func `an endpoint of the main actor is intercepted on the main actor`() async throws {
    let service = Workshop<String>().intercepted(by: OnMainActor())
    #expect(service.show(1) == 1)
    #expect(try await service.ask(1) == 1)
  }

  /// An interceptor that stops the program if a call is not on the main actor.
  struct OnMainActor: ServiceInterceptor {
    func intercept<R, E: Error>(_ call: ServiceCall, next: () throws(E) -> R) throws(E) -> R {
      MainActor.assertIsolated()
      return try next()
    }

    nonisolated(nonsending) func intercept<R, E: Error>(
      _ call: ServiceCall, next: nonisolated(nonsending) () async throws(E) -> R
    ) async throws(E) -> R {
      MainActor.assertIsolated()
      let result = try await next()
      MainActor.assertIsolated()
      return result
    }
  }

  @Test func `an interceptor that repeats a call which consumed its argument stops the program`() async throws {
    var result: ExitTest.Result?
    let reports = await reports {
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = try await Workshop<String>().intercepted(by: Twice()).saw(Plank(length: 1))
      }
    }
    let lines = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(reports.count == 1)
    #expect(lines.contains("An interceptor called Workshop.saw twice, but the first call consumed an argument."))
  }

  @Test func `an interceptor that repeats a call which sent its argument stops the program`() async throws {
    var result: ExitTest.Result?
    let reports = await reports {
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = await Workshop<String>().intercepted(by: Twice()).store(Box(1))
      }
    }
    let lines = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(reports.count == 1)
    #expect(lines.contains("An interceptor called Workshop.store twice, but the first call consumed an argument."))
  }

  /// An interceptor that makes every asynchronous call twice.
  struct Twice: ServiceInterceptor {
    nonisolated(nonsending) func intercept<R, E: Error>(
      _ call: ServiceCall, next: nonisolated(nonsending) () async throws(E) -> R
    ) async throws(E) -> R {
      _ = try await next()
      return try await next()
    }
  }
}
