import FurnishSwiftUI
import SwiftUI
import Testing

@MainActor @Suite struct ResultCatchingTests {
  @Test func `the result of an asynchronous function is stored`() async throws {
    let result = await Result {
      await Task.yield()
      return 5
    }
    #expect(try result.get() == 5)
  }

  @Test func `the error of an asynchronous function is stored`() async {
    let result: Result<Int, any Error> = await Result {
      await Task.yield()
      throw Trouble(number: 1)
    }
    #expect(throws: Trouble.self) { try result.get() }
  }

  @Test func `the function runs on the actor of its caller`() async throws {
    let result = await Result {
      await Task.yield()
      return isOnMainActor()
    }
    #expect(try result.get())
  }

  /// Returns `true`, or stops the program off the main actor.
  private nonisolated func isOnMainActor() -> Bool { MainActor.assumeIsolated { true } }
}
