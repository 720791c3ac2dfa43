import FurnishRemote
import FurnishTesting
import Testing

/// Calls that an interceptor repeats, of a service that may be on another machine.
struct RepeatedCallTests {
  @Test(arguments: ServiceHost.inThisProcess)
  func `a call of an idempotent endpoint is repeated`(_ host: ServiceHost) async throws {
    let attempts = Numbers()
    var source = LandmarkService.mock
    source.fetch = { id in
      if await attempts.next() == 0 { throw RemoteError(.unavailable, "the reply was lost") }
      return Landmark(id: id, name: "Petra")
    }
    let service = try await host.serve(source).retrying(clock: ImmediateClock())
    #expect(try await service.fetch(id: "1")?.name == "Petra")
    #expect(await attempts.count == 2)
  }

  @Test(arguments: ServiceHost.inThisProcess)
  func `a call of another endpoint is not repeated`(_ host: ServiceHost) async throws {
    let attempts = Numbers()
    var source = LandmarkService.mock
    source.rename = { _, _ in
      _ = await attempts.next()
      throw RemoteError(.unavailable, "the reply was lost")
    }
    let service = try await host.serve(source).retrying(clock: ImmediateClock())
    await #expect(throws: RemoteError.self) { try await service.rename(id: "1", name: "") }
    #expect(await attempts.count == 1)
  }

  @Test(arguments: ServiceHost.inThisProcess)
  func `a call with a stream of its caller, which has been read, is not repeated`(_ host: ServiceHost) async throws {
    let attempts = Numbers()
    var source = LandmarkService.mock
    source.importAll = { _, items in
      for try await _ in items {}
      _ = await attempts.next()
      throw RemoteError(.unavailable, "the reply was lost")
    }
    let service = try await host.serve(source).retrying(clock: ImmediateClock())
    let items = AsyncThrowingStream<Landmark, any Error> { continuation in
      continuation.yield(Landmark(id: "1", name: "Petra"))
      continuation.finish()
    }
    await #expect(throws: RemoteError.self) { _ = try await service.importAll(prefix: "", items: items) }
    #expect(await attempts.count == 1)
  }

  @Test func `an endpoint that stays in its process may be repeated`() {
    let endpoints = LandmarkService.serviceEndpoints
    #expect(endpoints.filter(\.isRepeatable).map(\.name) == ["fetch", "cacheSize", "refresh"])
  }
}
