import Foundation
import Testing

@testable import FurnishScanner

/// The clock that limits how long a file may be parsed.
struct ThreadTimeTests {
  #if os(Linux)
    @Test func `time in which a thread waits does not count`() {
      let clock = ThreadTime()
      let start = clock.seconds
      Thread.sleep(forTimeInterval: 0.5)
      #expect(clock.seconds - start < 0.25)
    }
  #endif

  @Test func `the clock of a thread that works is read on another thread`() {
    let clock = ThreadTime()
    let start = clock.seconds
    let passed = LargeStack.run {
      // Another thread reads the clock while this one waits, so the value that it reads is one of this thread.
      clock.seconds
    }
    #expect(passed >= start)
    var sum = 0
    while clock.seconds - passed < 0.02 { sum &+= 1 }
    #expect(sum > 0)
  }
}
