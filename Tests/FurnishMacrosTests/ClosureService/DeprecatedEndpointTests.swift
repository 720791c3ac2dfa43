import FurnishMacros
import FurnishTesting
import Testing

@ClosureService(store: .none)
struct Pantry: Sendable {
  @available(*, deprecated, renamed: "fetch") var get: @Sendable (_ id: Int) throws -> Int
  @available(*, deprecated) var count: @Sendable () -> Int = { 7 }
  var fetch: @Sendable (_ id: Int) throws -> Int
}

/// Calls of deprecated endpoints. The tests make them through this protocol, since the compiler would warn of calls
/// from code that is not deprecated.
private protocol CallsOldEndpoints {
  func answers() throws -> [Int]
  func calls(in spy: ServiceSpy) -> Int
}

extension Pantry: CallsOldEndpoints {
  @available(*, deprecated) fileprivate func answers() throws -> [Int] { [try get(3), try get(id: 4), count()] }
  @available(*, deprecated) fileprivate func calls(in spy: ServiceSpy) -> Int { spy.calls(of: \Pantry.get).count }
}

@Suite struct DeprecatedEndpointTests {
  private let pantry = Pantry(get: { $0 * 10 }, count: { 5 }, fetch: { $0 })

  @Test func `a deprecated endpoint returns like any other`() throws {
    #expect(try (pantry as any CallsOldEndpoints).answers() == [30, 40, 5])
  }

  @Test func `a deprecated endpoint with a closure at its declaration needs no argument`() throws {
    let pantry = Pantry(get: { $0 }, fetch: { $0 })
    #expect(try (pantry as any CallsOldEndpoints).answers() == [3, 4, 7])
  }

  @Test func `an interceptor wraps a deprecated endpoint`() throws {
    let spy = ServiceSpy()
    let recorded = pantry.recorded(into: spy) as any CallsOldEndpoints
    #expect(try recorded.answers() == [30, 40, 5])
    #expect(spy.calls.map(\.endpoint) == ["get", "get", "count"])
    #expect(recorded.calls(in: spy) == 2)
  }

  @Test func `a deprecated endpoint that is not implemented reports itself`() async throws {
    withKnownIssue {
      #expect(throws: UnimplementedEndpoint("get", of: "Pantry")) {
        try (Pantry.unimplemented as any CallsOldEndpoints).answers()
      }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("Pantry.get is unimplemented.") == true
    }
  }
}
