import Furnish
import FurnishRemote
import Testing

/// The service values under which a server in memory answers.
struct ServerValuesTests {
  private enum Greeting: ServiceKey {
    static var defaultValue: String { "the server's" }
    static var testValue: String { defaultValue }
  }

  /// A service that answers with the value in force where it runs, or where it reads a stream.
  private static var greeter: LandmarkService {
    var source = LandmarkService.mock
    source.fetch = { id in Landmark(id: id, name: ServiceValues.current[Greeting.self]) }
    source.watch = { limit in
      let numbers = Numbers()
      return AsyncThrowingStream {
        let id = "\(await numbers.next())"
        return id == "\(limit)" ? nil : Landmark(id: id, name: ServiceValues.current[Greeting.self])
      }
    }
    source.importAll = { prefix, items in
      var count = 0
      for try await item in items where item.name == prefix { count += 1 }
      return count
    }
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

  @Test func `a stream of the server is produced under the server's values`() async throws {
    let service = LandmarkService.remote(over: .inMemory(serving: Self.greeter))
    let names = try await withServices {
      $0[Greeting.self] = "the caller's"
    } operation: {
      var names: [String] = []
      for try await landmark in try await service.watch(limit: 2) { names.append(landmark.name) }
      return names
    }
    #expect(names == ["the server's", "the server's"])
  }

  @Test func `a stream of the caller is produced under the caller's values`() async throws {
    let service = LandmarkService.remote(over: .inMemory(serving: Self.greeter))
    let count = try await withServices {
      $0[Greeting.self] = "the caller's"
    } operation: {
      let numbers = Numbers()
      let items = AsyncThrowingStream<Landmark, any Error> {
        let id = await numbers.next()
        return id == 3 ? nil : Landmark(id: "\(id)", name: ServiceValues.current[Greeting.self])
      }
      return try await service.importAll(prefix: "the caller's", items: items)
    }
    #expect(count == 3)
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
