import FurnishMacros
import FurnishTesting
import Testing

/// A service whose endpoint runs where its caller runs. swift-syntax can read it since version 602, so this file is left out
/// where the macros are tested with an older version.
@ClosureService(store: .none)
struct Ferry: Sendable {
  var cross: nonisolated(nonsending) @Sendable (_ number: Int) async throws -> Int
}

@Suite struct NonsendingEndpointTests {
  @MainActor @Test func `an endpoint that runs with its caller is called through its method`() async throws {
    let ferry = Ferry(cross: { number in
      MainActor.assertIsolated()
      return number
    })
    #expect(try await ferry.cross(number: 13) == 13)
  }

  @MainActor @Test func `an endpoint that runs with its caller does so through interceptors`() async throws {
    let spy = ServiceSpy()
    let ferry = Ferry(cross: { number in
      MainActor.assertIsolated()
      return number
    })
    .recorded(into: spy)
    #expect(try await ferry.cross(number: 14) == 14)
    #expect(spy.calls.map(\.endpoint) == ["cross"])
  }
}
