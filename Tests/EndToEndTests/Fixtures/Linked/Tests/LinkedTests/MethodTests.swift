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

/// The second method awaits what the first one left behind. They run in the order of their names.
final class LeftoverMethodTests: XCTestCase {
  private static let gate = AsyncStream<Never>.makeStream()
  private static let (tasks, task) = AsyncStream<Task<Void, Never>>.makeStream()

  /// Gives what a method starts its method's values, so that they know it when it is late.
  override func invokeTest() {
    withServices { _ in } operation: { super.invokeTest() }
  }

  func test1First() {
    let task = Task {
      for await _ in LeftoverMethodTests.gate.stream {}
      _ = ServiceValues.current[ModeKey.self]  // left behind
    }
    Self.task.yield(task)
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
