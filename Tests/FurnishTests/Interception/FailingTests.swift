import Furnish
import Testing

@Suite struct FailingTests {
  @Test func everyThrowingEndpointFails() async {
    let answers = await visitEveryEndpoint(of: Workshop().failing(with: WorkshopError.broken))
    let failed = Set(answers.filter { $0.value == "threw broken" }.keys)
    #expect(failed == namesOfEndpoints { $0.isThrowing })
    #expect(failed == ["check", "weigh", "find", "order", "ask", "polish", "saw", "fill"])
  }

  @Test func endpointsThatThrowNothingAnswerAsBefore() async {
    let plain = await visitEveryEndpoint(of: Workshop())
    let answers = await visitEveryEndpoint(of: Workshop().failing(with: WorkshopError.broken))
    for name in namesOfEndpoints(where: { !$0.isThrowing }) { #expect(answers[name] == plain[name]) }
  }

  @Test func anErrorThatATypedEndpointCannotThrowLeavesItAsItIs() async throws {
    let service = Workshop<String>().failing(with: CancellationError())
    #expect(try service.weigh(1) == 1)
    #expect(try await service.order(2) == 2)
    #expect(throws: CancellationError.self) { try service.check(1) }
  }

  @Test func withoutAnErrorTheFailureNamesTheEndpoint() {
    let service = Workshop<String>().failing()
    let error = #expect(throws: InjectedFailure.self) { try service.check(1) }
    #expect(error?.description == "Workshop.check was told to fail")
  }

  @Test func theEndpointThatFailsDoesNotBegin() {
    let spy = ServiceSpy()
    _ = try? Workshop<String>().recorded(into: spy).failing().check(1)
    #expect(spy.calls.isEmpty)
  }

  @Test func onlyTheCallThatWasNamedFails() throws {
    let service = Workshop<String>().failing(onCall: 2, with: WorkshopError.closed)
    #expect(try service.check(1) == 1)
    #expect(throws: WorkshopError.closed) { try service.check(2) }
    #expect(try service.check(3) == 3)
  }

  @Test func eachEndpointCountsItsOwnCalls() async throws {
    let service = Workshop<String>().failing(onCall: 2)
    #expect(try service.check(1) == 1)
    #expect(try await service.find(1) == 1)
    #expect(throws: InjectedFailure.self) { try service.check(1) }
    await #expect(throws: InjectedFailure.self) { try await service.find(1) }
  }

  @Test func copiesOfAServiceCountTogether() throws {
    let service = Workshop<String>().failing(onCall: 2)
    let copy = service
    #expect(try service.check(1) == 1)
    #expect(throws: InjectedFailure.self) { try copy.check(1) }
  }

  @Test func oneInterceptorAroundTwoServicesCountsEachEndpointOfBoth() throws {
    let failing = FailingInterceptor(onCall: 2)
    let first = Workshop<String>().intercepted(by: failing)
    let other = Workshop<Int>().intercepted(by: failing)
    #expect(try first.check(1) == 1)
    #expect(try other.check(1) == 1)
    #expect(throws: InjectedFailure.self) { try first.check(1) }
  }
}
