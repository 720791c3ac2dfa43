import FurnishRemote
import FurnishTesting
import Testing

/// Replies that no server of this version sends, and streams that are read in the wrong way.
@Suite struct HostileTransportTests {
  private func service(_ reply: @escaping @Sendable () throws -> RemoteReply) -> LandmarkService {
    .remote(over: .transport(FixedTransport(reply: reply)))
  }

  @Test(arguments: ["", "{", "[]", "\"three\"", String(repeating: "[", count: 100_000)])
  func `a reply that cannot be decoded is an error`(_ text: String) async {
    let error = await #expect(throws: RemoteError.self) { try await service { .message(Array(text.utf8)) }.count() }
    #expect(
      error?.description == "LandmarkService.count failed (internal): the reply of the server could not be decoded")
  }

  @Test func `a stream in the place of a message is an error, and a message in the place of a stream`() async {
    let endless = service { .messages(RemoteMessages { [] }) }
    let value = await #expect(throws: RemoteError.self) { try await endless.count() }
    #expect(
      value?.message
        == "the transport returned a stream in the place of a message, or a message in the place of a stream")
    let single = service { .message([]) }
    let stream = await #expect(throws: RemoteError.self) { _ = try await single.watch(limit: 1) }
    #expect(stream?.message == value?.message)
  }

  @Test func `an element that cannot be decoded ends the stream`() async throws {
    let service = service { .messages(RemoteMessages { Array("7".utf8) }) }
    var landmarks = try await service.watch(limit: 1).makeAsyncIterator()
    do {
      _ = try await landmarks.next()
      Issue.record("The element was decoded.")
    } catch {
      #expect((error as? RemoteError)?.message == "the reply of the server could not be decoded")
    }
    let rest = try await landmarks.next()
    #expect(rest == nil)
  }

  @Test func `an error of the transport arrives with its type alone`() async {
    let error = await #expect(throws: RemoteError.self) { try await service { throw DatabaseError() }.count() }
    #expect(
      error?.description
        == "LandmarkService.count failed (unavailable): the transport threw an error of type 'DatabaseError'")
  }

  @Test func `an error of another type than the endpoint's arrives as its failure`() async {
    let failure = RemoteFailure(RemoteError(.aborted, "twice"), payload: Array("garbage".utf8))
    let error = await #expect(throws: LandmarkError.self) { try await service { .failure(failure) }.visit(id: "1") }
    #expect(error == .notReached(RemoteError(.aborted, "twice")))
  }

  @Test(.timeLimit(.minutes(60))) func `two tasks cannot iterate over one stream at the same time`() async throws {
    let (started, start) = AsyncStream<Void>.makeStream()
    var source = LandmarkService.mock
    source.watch = { _ in
      AsyncThrowingStream {
        start.yield()
        try await Task.sleep(for: .seconds(600))
        return nil
      }
    }
    let stream = try await LandmarkService.remote(over: .inMemory(serving: source)).watch(limit: 1)
    let first = Task { for try await _ in stream {} }
    for await _ in started { break }
    let error = await #expect(throws: RemoteError.self) { for try await _ in stream {} }
    #expect(
      error?.message
        == "two tasks iterate over one stream at the same time: give each of them a call of its own")
    first.cancel()
    _ = await first.result
  }

  @Test func `a remote service can serve another one`() async throws {
    let inner = LandmarkService.remote(over: .inMemory(serving: .mock))
    let outer = LandmarkService.remote(over: .inMemory(serving: inner))
    #expect(try await outer.fetch(id: "7")?.id == "7")
    await #expect(throws: LandmarkError.isClosed(until: 9)) { try await outer.visit(id: "closed") }
    var count = 0
    for try await _ in try await outer.watch(limit: 5) { count += 1 }
    #expect(count == 5)
    let error = await #expect(throws: RemoteError.self) { try await outer.rename(id: "none", name: "") }
    #expect(error?.code == .notFound)
  }
}

/// A transport that always has the same reply.
private struct FixedTransport: RemoteTransport {
  let reply: @Sendable () throws -> RemoteReply
  func send(_ request: RemoteRequest) async throws -> RemoteReply { try reply() }
}
