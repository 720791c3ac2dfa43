import FurnishSwiftUI
import SwiftUI
import Testing

@MainActor @Suite struct ResultCatchingTests {
  @Test func whatAnAsynchronousFunctionReturnsIsKept() async throws {
    let result = await Result {
      await Task.yield()
      return 5
    }
    #expect(try result.get() == 5)
  }

  @Test func whatItThrowsIsKept() async {
    let result: Result<Int, any Error> = await Result {
      await Task.yield()
      throw Trouble(number: 1)
    }
    #expect(throws: Trouble.self) { try result.get() }
  }

  @Test func itStaysOnTheActorOfItsCaller() async throws {
    let result = await Result {
      await Task.yield()
      return isOnMainActor()
    }
    #expect(try result.get())
  }

  /// Or else the program stops.
  private nonisolated func isOnMainActor() -> Bool { MainActor.assumeIsolated { true } }
}
