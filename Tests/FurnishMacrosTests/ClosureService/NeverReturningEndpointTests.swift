import FurnishMacros
import FurnishTesting
import Testing

private struct Halt: Error, Equatable { var code: Int }

@ClosureService(store: .none)
struct Endings: Sendable {
  var fail: @Sendable (_ code: Int) throws -> Never
  var halt: @Sendable (_ code: Int) async throws -> Never
  var stop: @Sendable (_ code: Int) -> Never
}

@Suite struct NeverReturningEndpointTests {
  private let endings = Endings(
    fail: { throw Halt(code: $0) }, halt: { throw Halt(code: $0) }, stop: { fatalError("stopped with \($0)") })

  @Test func `an endpoint that never returns throws through interceptors`() async {
    let spy = ServiceSpy()
    let recorded = endings.recorded(into: spy)
    #expect(throws: Halt(code: 1)) { try recorded.fail(code: 1) }
    await #expect(throws: Halt(code: 2)) { try await recorded.halt(code: 2) }
    #expect(spy.calls.map(\.endpoint) == ["fail", "halt"])
  }

  @Test func `an endpoint that never returns ends the program through interceptors`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let endings = Endings(
        fail: { throw Halt(code: $0) }, halt: { throw Halt(code: $0) }, stop: { fatalError("stopped with \($0)") })
      endings.recorded(into: ServiceSpy()).stop(code: 3)
    }
    let error = standardError(result)
    #expect(error.contains("stopped with 3"))
  }

  @Test func `an endpoint that never returns and is not implemented throws`() async {
    await withKnownIssue {
      await #expect(throws: UnimplementedEndpoint("halt", of: "Endings")) {
        try await Endings.unimplemented.halt(code: 4)
      }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("Endings.halt is unimplemented.") == true
    }
  }
}
