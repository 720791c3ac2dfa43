import Furnish
import XCTest

final class MethodTests: XCTestCase {
  func testReadsALiveValue() {
    XCTAssertEqual(ServiceValues.current[LiveOnlyKey.self], 7)  // in a method
  }

  func testReadsALiveValueAsynchronously() async {
    await Task.yield()
    XCTAssertEqual(ServiceValues.current[LiveOnlyKey.self], 7)  // in an asynchronous method
  }

  func testReadsItsTestValue() {
    XCTAssertEqual(ServiceValues.current[ModeKey.self], "test")
  }

  func testPreparesTwice() {
    prepareServices { $0[ModeKey.self] = "first" }  // the first call
    prepareServices { $0[ModeKey.self] = "second" }  // the second call
    XCTAssertEqual(ServiceValues.current[ModeKey.self], "first")
  }
}

/// The second test awaits what the first one left behind. They run in the order of their names.
final class LeftoverMethodTests: XCTestCase {
  static let gate = AsyncStream<Never>.makeStream()
  static let (tasks, task) = AsyncStream<Task<Void, Never>>.makeStream()

  func test1First() {
    withServices {
      $0[ModeKey.self] = "first"
    } operation: {
      _ = Self.task.yield(
        Task {
          for await _ in Self.gate.stream {}
          _ = ServiceValues.current[ModeKey.self]  // left behind
        })
    }
  }

  func test2Second() async {
    Self.gate.continuation.finish()
    for await task in Self.tasks {
      await task.value
      break
    }
  }
}

/// What is read while no method runs is nobody's.
final class ClassTests: XCTestCase {
  override class func setUp() {
    _ = ServiceValues.current[LiveOnlyKey.self]  // in a class
  }

  func testNothing() {}
}
