import ExampleTestSupport
import FurnishGRPC
import GRPCCore
import Synchronization
import Testing

/// Streams over a network. Their sources pause, because a writer waits only after the event loop of its connection has run,
/// and the tests of other modules keep that event loop busy.
@Suite(.serialized, .timeLimit(.minutes(60))) struct StreamTests {
  @Test func `a reader that pauses holds the service back`() async throws {
    let produced = Mutex(0)
    var source = LandmarkService.mock
    source.watch = { limit in
      AsyncThrowingStream {
        try await Task.sleep(for: .milliseconds(5))
        let number = produced.withLock { $0.next() }
        return number <= limit ? Landmark(id: "\(number)", name: largeText) : nil
      }
    }
    let service = try await Loopback([source.grpcService()]).landmarks
    var landmarks = try await service.watch(limit: 4_000).makeAsyncIterator()
    _ = try await landmarks.next()
    #expect(try await settled { produced.withLock { $0 } } < 4_000)
    let second = try await landmarks.next()
    #expect(second?.id == "2")
  }

  @Test func `a service that pauses holds the caller back`() async throws {
    let (released, release) = AsyncStream<Void>.makeStream()
    let sent = Mutex(0)
    let isEnd = Mutex(false)
    var source = LandmarkService.mock
    source.importAll = { _, items in
      for await _ in released { break }
      var count = 0
      for try await _ in items { count += 1 }
      return count
    }
    let service = try await Loopback([source.grpcService()]).landmarks
    let items = AsyncThrowingStream<Landmark, any Error> {
      try await Task.sleep(for: .milliseconds(5))
      let number = sent.withLock { $0.next() }
      return number <= 4_000 && !isEnd.withLock { $0 } ? Landmark(id: "\(number)", name: largeText) : nil
    }
    let call = Task { try await service.importAll(prefix: "", items: items) }
    #expect(try await settled { sent.withLock { $0 } } < 4_000)
    isEnd.withLock { $0 = true }
    release.yield()
    // The last number has no element: the stream ends there.
    #expect(try await call.value == sent.withLock { $0 } - 1)
  }

  @Test func `an error of the caller's stream is the error of the call, without its content`() async throws {
    let service = try await Loopback([LandmarkService.mock.grpcService()]).landmarks
    let items = AsyncThrowingStream<Landmark, any Error> { throw DatabaseError() }
    let error = await #expect(throws: RemoteError.self) { _ = try await service.importAll(prefix: "", items: items) }
    #expect(
      error?.description
        == "LandmarkService.importAll failed (unknown): the caller's stream threw an error of type 'DatabaseError', which does not travel: throw a 'RemoteError'"
    )
  }

  @Test func `an error of the service arrives while the caller's stream waits`() async throws {
    let (released, release) = AsyncStream<Void>.makeStream()
    var source = UploadService.unimplemented
    source.upload = { _ throws(ReportError) in throw .isRejected("full") }
    let loopback = try await Loopback([source.grpcService()])
    let service = UploadService.remote(over: .grpc(loopback.client))
    let parts = AsyncThrowingStream<Int, any Error> {
      for await _ in released {}
      try Task.checkCancellation()
      return nil
    }
    await #expect(throws: ReportError.isRejected("full")) { try await service.upload(parts: parts) }
    release.finish()
  }

  @Test func `an error of the service arrives while the caller's stream ignores its cancellation`() async throws {
    let (released, release) = AsyncStream<Void>.makeStream()
    var source = LandmarkService.mock
    source.importAll = { _, _ in throw RemoteError(.resourceExhausted, "full") }
    let service = try await Loopback([source.grpcService()]).landmarks
    let items = AsyncThrowingStream<Landmark, any Error> {
      // A task of its own is not canceled with the call.
      await Task { for await _ in released {} }.value
      return nil
    }
    let error = await #expect(throws: RemoteError.self) { _ = try await service.importAll(prefix: "", items: items) }
    #expect(error?.description == "LandmarkService.importAll failed (resourceExhausted): full")
    release.finish()
  }

  @Test(arguments: [true, false])
  func `a stream of the caller that breaks off never seems complete to the service`(_ byThrowing: Bool) async throws {
    let (outcomes, outcome) = AsyncStream<Bool>.makeStream()
    let (started, start) = AsyncStream<Void>.makeStream()
    var source = LandmarkService.mock
    source.importAll = { _, items in
      do {
        for try await _ in items { start.yield() }
        outcome.yield(Task.isCancelled)
      } catch {
        outcome.yield(true)
      }
      return 0
    }
    let service = try await Loopback([source.grpcService()]).landmarks
    let (items, item) = AsyncThrowingStream<Landmark, any Error>.makeStream()
    item.yield(Landmark(id: "1", name: ""))
    let call = Task { try await service.importAll(prefix: "", items: items) }
    for await _ in started { break }
    if byThrowing { item.finish(throwing: DatabaseError()) } else { call.cancel() }
    await #expect(throws: (any Error).self) { try await call.value }
    for await brokeOff in outcomes {
      #expect(brokeOff)
      break
    }
  }

  @Test func `messages of any bytes arrive, even empty ones and those that begin with a zero`() async throws {
    let loopback = try await Loopback([UploadService.counting.grpcService(coder: ByteCoder())])
    let service = UploadService.remote(over: .grpc(loopback.client, coder: ByteCoder()))
    // The coder of this service writes a number as so many zeros.
    #expect(try await service.upload(parts: stream(of: [0, 1, 0, 2, 3, 0])) == 6)
  }

  @Test func `a typed error of a megabyte ends a stream as itself, after messages of any bytes`() async throws {
    var source = UploadService.counting
    let text = String(repeating: "x", count: 1_000_000)
    source.download = { _ throws(ReportError) in
      AsyncThrowingStream { continuation in
        for part in [0, 1, -1, 2, -2] { continuation.yield(part) }
        continuation.finish(throwing: ReportError.isRejected(text))
      }
    }
    let loopback = try await Loopback([source.grpcService(coder: ByteCoder())])
    let service = UploadService.remote(over: .grpc(loopback.client, coder: ByteCoder()))
    var parts: [Int] = []
    await #expect(throws: ReportError.isRejected(text)) {
      for try await part in try await service.download(name: "parts") { parts.append(part) }
    }
    #expect(parts == [0, 1, -1, 2, -2])
  }

  @Test func `two tasks cannot iterate over one stream at the same time`() async throws {
    let service = try await ServerProcess().landmarks
    let stream = try await service.watch(limit: .max)
    let (started, start) = AsyncStream<Void>.makeStream()
    let first = Task { for try await _ in stream { start.yield() } }
    for await _ in started { break }
    // The first task reads the first element, and waits for the second one.
    let error = try await Deadline.poll("the error") {
      do {
        for try await _ in stream {}
        return nil as RemoteError?
      } catch { return error as? RemoteError }
    }
    #expect(
      error.message == "two tasks iterate over one stream at the same time: give each of them a call of its own")
    first.cancel()
    _ = await first.result
  }

  @Test func `a stream that cannot start fails the call`() async throws {
    let service = try await Loopback([LandmarkService.mock.grpcService()]).landmarks
    let error = await #expect(throws: RemoteError.self) { _ = try await service.watch(limit: -1) }
    #expect(error?.description == "LandmarkService.watch failed (invalidArgument): the limit is negative")
  }

  @Test func `a stream that fails ends with an error after its elements`() async throws {
    let service = try await Loopback([LandmarkService.mock.grpcService()]).landmarks
    var count = 0
    let error = await #expect(throws: RemoteError.self) {
      for try await _ in try await service.watch(limit: 20) { count += 1 }
    }
    #expect(count == 13)
    #expect(error?.code == .unknown)
    #expect(error?.description.contains("hunter2") == false)
  }
}

/// A service with a stream of the caller and an error of its own.
@ClosureService(store: .none) @RemoteService
struct UploadService: Sendable {
  var upload: @Sendable (_ parts: AsyncThrowingStream<Int, any Error>) async throws(ReportError) -> Int
  var download: @Sendable (_ name: String) async throws(ReportError) -> AsyncThrowingStream<Int, any Error>
}

extension UploadService {
  /// A service that adds the parts of an upload.
  static var counting: Self {
    Self(
      upload: { parts throws(ReportError) in
        do {
          return try await parts.reduce(0, +)
        } catch {
          throw .isRejected("\(error)")
        }
      },
      download: { _ throws(ReportError) in AsyncThrowingStream { $0.finish() } })
  }
}

/// Encodes a number as so many zeros, or ones if it is negative, and everything else as JSON.
private struct ByteCoder: RemoteCoder {
  func encode(_ value: some Encodable) throws -> [UInt8] {
    if let number = value as? Int { return Array(repeating: number < 0 ? 1 : 0, count: abs(number)) }
    return try JSONRemoteCoder().encode(value)
  }

  func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    if type == Int.self, let number = (bytes.first == 1 ? -bytes.count : bytes.count) as? Value { return number }
    return try JSONRemoteCoder().decode(type, from: bytes)
  }
}

private let largeText = String(repeating: "x", count: 250_000)

extension Int {
  fileprivate mutating func next() -> Int {
    self += 1
    return self
  }
}

/// Waits until a number no longer grows, and returns it.
private func settled(_ number: () -> Int) async throws -> Int {
  var last = 0
  while true {
    try await Task.sleep(for: .milliseconds(500))
    let current = number()
    if current > 0, current == last { return current }
    last = current
  }
}
