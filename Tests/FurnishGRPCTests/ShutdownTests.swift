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
      #expect(error is RemoteError)
    }
  }
}
