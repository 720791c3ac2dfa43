import FurnishRemote
import FurnishTesting
import Testing

/// Streams that two tasks read.
@Suite(.timeLimit(.minutes(60))) struct SharedStreamTests {
  private let pulled = AsyncStream<Void>.makeStream()
  private let released = AsyncStream<Void>.makeStream()

  /// Returns a stream of three landmarks, which signals its first pull, and waits there until it is released.
  private func landmarks() -> AsyncThrowingStream<Landmark, any Error> {
    let numbers = Numbers()
    return AsyncThrowingStream {
      let number = await numbers.next()
      if number == 0 {
        pulled.continuation.yield()
        for await _ in released.stream { break }
      }
      return number < 3 ? Landmark(id: "\(number)", name: "Petra") : nil
    }
  }

  /// Reads a stream in two tasks, the second of which begins while the first one waits for an element.
  ///
  /// - Returns: The number of the elements that the first task has read, and the error of the second one.
  private func readTwice(
    _ stream: AsyncThrowingStream<Landmark, any Error>
  ) async throws -> (count: Int, error: RemoteError?) {
    let first = Task {
      var count = 0
      for try await _ in stream { count += 1 }
      return count
    }
    for await _ in pulled.stream { break }
    let error = await #expect(throws: RemoteError.self) { for try await _ in stream {} }
    released.continuation.yield()
    return (try await first.value, error)
  }

  @Test(arguments: [false, true])
  func `a second reader of a result fails, and the first one reads it to its end`(hasDeadline: Bool) async throws {
    var source = LandmarkService.mock
    source.watch = { _ in landmarks() }
    var service = LandmarkService.remote(over: .inMemory(serving: source))
    if hasDeadline { service = service.deadline(.seconds(5), clock: TestClock()) }
    let (count, error) = try await readTwice(try await service.watch(limit: 3))
    #expect(error?.code == .failedPrecondition)
    #expect(count == 3)
  }

  @Test func `a second reader of a caller's stream fails, and the first one reads it to its end`() async throws {
    var source = LandmarkService.mock
    source.importAll = { _, items in
      let (count, error) = try await readTwice(items)
      #expect(error?.code == .failedPrecondition)
      return count
    }
    let service = LandmarkService.remote(over: .inMemory(serving: source))
    #expect(try await service.importAll(prefix: "", items: landmarks()) == 3)
  }
}
