import Furnish
import FurnishTesting
import Testing

@Suite struct ServiceSpyTests {
  @Test func `a spy records every kind of endpoint`() async {
    let spy = ServiceSpy()
    _ = await visitEveryEndpoint(of: Workshop().recorded(into: spy))
    #expect(spy.calls.map(\.endpoint) == Workshop<String>.serviceEndpoints.map(\.name))
    #expect(spy.calls.allSatisfy { $0.service == "Workshop" && $0.outcome == .returned })
  }

  @Test func `the calls of one endpoint are found by its key path`() throws {
    let spy = ServiceSpy()
    let service = Workshop<String>().recorded(into: spy)
    _ = try service.check(1)
    service.tidy()
    _ = try service.check(2)
    #expect(spy.calls(of: \Workshop<String>.check).map { $0.arguments[0].value.revealed } == ["1", "2"])
    #expect(spy.calls(of: \Workshop<String>.lend).isEmpty)
  }

  @Test func `endpoints of two types are distinguished`() throws {
    let spy = ServiceSpy()
    _ = try Workshop<String>().recorded(into: spy).check(1)
    _ = try Workshop<Int>().recorded(into: spy).check(2)
    #expect(spy.calls.count == 2)
    #expect(spy.calls(of: \Workshop<Int>.check).map { $0.arguments[0].revealed } == ["number: 2"])
  }

  @Test func `a recorded call prints no argument`() {
    let spy = ServiceSpy()
    _ = Workshop<String>().recorded(into: spy).count("secret", 1)
    var dumped = ""
    dump(spy.calls, to: &dumped)
    #expect("\(spy.calls)" == "[Workshop.count(tool: <redacted>, <redacted>)]")
    #expect(!dumped.contains("secret"))
  }

  @Test func `an error is recorded`() {
    let spy = ServiceSpy()
    var service = Workshop<String>()
    service.check = { _ in throw WorkshopError.closed }
    _ = try? service.recorded(into: spy).check(1)
    #expect(spy.calls.map(\.outcome) == [.threw("closed")])
  }

  @Test func `a call that has not ended is running`() async {
    let spy = ServiceSpy()
    let clock = TestClock()
    let service = Workshop<String>().delayed(by: .seconds(1), clock: clock).recorded(into: spy)
    let call = Task { await service.lend(1) }
    await clock.waitForSleepers()
    #expect(spy.calls.map(\.outcome) == [.running])
    await clock.advance(by: .seconds(1))
    _ = await call.value
    #expect(spy.calls.map(\.outcome) == [.returned])
  }

  @Test func `removeAll() also removes the calls in progress, which are not recorded later`() async {
    let spy = ServiceSpy()
    let clock = TestClock()
    let service = Workshop<String>().delayed(by: .seconds(1), clock: clock).recorded(into: spy)
    let call = Task { await service.lend(1) }
    await clock.waitForSleepers()
    spy.removeAll()
    let other = Task { await service.lend(2) }
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(1))
    _ = await (call.value, other.value)
    #expect(spy.calls.map { $0.arguments[0].revealed } == ["number: 2"])
    #expect(spy.calls.map(\.outcome) == [.returned])
  }
}

@Suite struct ServiceSpyConcurrencyTests {
  @Test func `a spy records every call of sixty-four tasks`() async throws {
    let spy = ServiceSpy()
    let service = Workshop<String>().recorded(into: spy)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<64 {
        group.addTask {
          for number in 0..<20 { _ = try await service.find(task * 20 + number) }
        }
      }
      try await group.waitForAll()
    }
    let calls = spy.calls(of: \Workshop<String>.find)
    #expect(Set(calls.map { $0.arguments[0].value.revealed }) == Set((0..<1280).map(String.init)))
    #expect(calls.count == 1280)
    #expect(calls.map(\.id) == Array(1...1280))
    #expect(calls.allSatisfy { $0.outcome == .returned })
  }
}
