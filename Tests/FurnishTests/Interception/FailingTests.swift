import Furnish
import Testing

@Suite struct FailingTests {
  @Test func `every throwing endpoint fails`() async {
    let results = await visitEveryEndpoint(of: Workshop().failing(with: WorkshopError.broken))
    let failed = Set(results.filter { $0.value == "threw broken" }.keys)
    #expect(failed == namesOfEndpoints { $0.isThrowing })
    #expect(failed == ["check", "weigh", "find", "order", "ask", "polish", "saw", "fill"])
  }

  @Test func `endpoints that do not throw return the same results`() async {
    let plain = await visitEveryEndpoint(of: Workshop())
    let results = await visitEveryEndpoint(of: Workshop().failing(with: WorkshopError.broken))
    for name in namesOfEndpoints(where: { !$0.isThrowing }) { #expect(results[name] == plain[name]) }
  }

  @Test func `a typed endpoint does not fail with an error that it cannot throw`() async throws {
    let service = Workshop<String>().failing(with: CancellationError())
    #expect(try service.weigh(1) == 1)
    #expect(try await service.order(2) == 2)
    #expect(throws: CancellationError.self) { try service.check(1) }
  }

  @Test func `the default error names the endpoint`() {
    let service = Workshop<String>().failing()
    let error = #expect(throws: SimulatedFailure.self) { try service.check(1) }
    #expect(error?.description == "Workshop.check was configured to fail")
  }

  @Test func `an endpoint that is set to fail does not begin`() {
    let spy = ServiceSpy()
    _ = try? Workshop<String>().recorded(into: spy).failing().check(1)
    #expect(spy.calls.isEmpty)
  }

  @Test func `only the call with the given number fails`() throws {
    let service = Workshop<String>().failing(onCall: 2, with: WorkshopError.closed)
    #expect(try service.check(1) == 1)
    #expect(throws: WorkshopError.closed) { try service.check(2) }
    #expect(try service.check(3) == 3)
  }

  @Test func `each endpoint counts its own calls`() async throws {
    let service = Workshop<String>().failing(onCall: 2)
    #expect(try service.check(1) == 1)
    #expect(try await service.find(1) == 1)
    #expect(throws: SimulatedFailure.self) { try service.check(1) }
    await #expect(throws: SimulatedFailure.self) { try await service.find(1) }
  }

  @Test func `copies of a service count their calls together`() throws {
    let service = Workshop<String>().failing(onCall: 2)
    let copy = service
    #expect(try service.check(1) == 1)
    #expect(throws: SimulatedFailure.self) { try copy.check(1) }
  }

  @Test func `one interceptor around two services counts each endpoint of both`() throws {
    let failing = FailingInterceptor(onCall: 2)
    let first = Workshop<String>().intercepted(by: failing)
    let other = Workshop<Int>().intercepted(by: failing)
    #expect(try first.check(1) == 1)
    #expect(try other.check(1) == 1)
    #expect(throws: SimulatedFailure.self) { try first.check(1) }
  }

  @Test func `a service that fails on its 32nd call fails exactly one of many concurrent calls`() async {
    let service = Workshop<String>().failing(onCall: 32)
    let failures = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<64 {
        group.addTask { (try? await service.find(number)) == nil }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(failures == 1)
  }
}
