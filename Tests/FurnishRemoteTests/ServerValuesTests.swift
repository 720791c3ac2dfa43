import Furnish
import FurnishRemote
import Testing

/// The service values under which a server in memory answers.
struct ServerValuesTests {
  private enum Greeting: ServiceKey {
    static var defaultValue: String { "the server's" }
    static var testValue: String { defaultValue }
  }

  private static var greeter: LandmarkService {
    var source = LandmarkService.mock
    source.fetch = { id in Landmark(id: id, name: ServiceValues.current[Greeting.self]) }
    return source
  }

  @Test func `values that a caller overrides do not reach the server`() async throws {
    let service = LandmarkService.remote(over: .inMemory(serving: Self.greeter))
    let landmark = try await withServices {
      $0[Greeting.self] = "the caller's"
    } operation: {
      try await service.fetch(id: "1")
    }
    #expect(landmark?.name == "the server's")
  }

  @Test func `the server has the values with which its connection was created`() async throws {
    let service = withServices {
      $0[Greeting.self] = "the test's"
    } operation: {
      LandmarkService.remote(over: .inMemory(serving: Self.greeter))
    }
    #expect(try await service.fetch(id: "1")?.name == "the test's")
  }
}
