import FurnishGRPC
import GRPCCore
import Testing

/// Calls that are in progress when their server ends in order.
@Suite(.serialized, .timeLimit(.minutes(60))) struct ShutdownTests {
  @Test func `a stream that the server cuts off ends with an error`() async throws {
    let (landmarks, landmark) = AsyncThrowingStream<Landmark, any Error>.makeStream()
    var source = LandmarkService.mock
    source.watch = { _ in landmarks }
    let loopback = try await Loopback([source.grpcService()])
    landmark.yield(Landmark(id: "1", name: ""))
    var received = try await loopback.landmarks.watch(limit: 0).makeAsyncIterator()
    let first = try await received.next()
    #expect(first?.id == "1")
    loopback.stopServer()
    do {
      _ = try await received.next()
      Issue.record("The stream ended as if it were complete.")
    } catch {
      #expect(
        (error as? RemoteError)?.description == "LandmarkService.watch failed (unavailable): the server is stopping")
    }
  }

  @Test func `a call that the server cuts off is unavailable`() async throws {
    let (started, start) = AsyncStream<Void>.makeStream()
    var source = LandmarkService.mock
    source.count = {
      start.yield()
      try await Task.sleep(for: .seconds(3_600))
      return 3
    }
    let loopback = try await Loopback([source.grpcService()])
    let service = loopback.landmarks
    let call = Task { try await service.count() }
    for await _ in started { break }
    loopback.stopServer()
    let error = await #expect(throws: RemoteError.self) { try await call.value }
    #expect(error?.description == "LandmarkService.count failed (unavailable): the server is stopping")
  }

  @Test func `an endpoint that cancels itself does not seem to be a server that stops`() async throws {
    let service = try await Loopback([LandmarkService.mock.grpcService()]).landmarks
    let error = await #expect(throws: RemoteError.self) { try await service.rename(id: "canceled", name: "") }
    #expect(error?.description == "LandmarkService.rename failed (cancelled): the call was canceled")
  }
}
