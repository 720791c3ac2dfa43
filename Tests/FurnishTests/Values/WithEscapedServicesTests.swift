import Dispatch
import Furnish
import Testing

@Suite(.onEveryGround)
struct WithEscapedServicesTests {
  private enum Number: PlainKey { static var value: Int { 1 } }
  private enum Made: PlainKey { static var value: Instance { Instance() } }
  private struct Failure: Error {}

  private static var number: Int { ServiceValues.current[Number.self] }
  private var number: Int { Self.number }

  /// The escaped values of a place where the number is 10.
  private func escaped() -> EscapedServices {
    withServices {
      $0[Number.self] = 10
    } operation: {
      withEscapedServices { $0 }
    }
  }

  @Test func threadsDoNotInherit() {
    let read = withServices {
      $0[Number.self] = 10
    } operation: {
      TestThread.run { Self.number }
    }
    #expect(read == 1)
  }

  @Test func threadsThatYieldSeeTheEscapedValues() {
    let continuation = escaped()
    #expect(TestThread.run { continuation.yield { Self.number } } == 10)
  }

  @Test func queuesThatYieldSeeTheEscapedValues() async {
    let queue = DispatchQueue(label: "of a test")
    let read = await withCheckedContinuation { result in
      withServices {
        $0[Number.self] = 10
      } operation: {
        withEscapedServices { continuation in
          queue.async { continuation.yield { result.resume(returning: Self.number) } }
        }
      }
    }
    #expect(read == 10)
  }

  @Test func detachedTasksThatYieldSeeTheEscapedValues() async {
    let continuation = escaped()
    let read = await Task.detached {
      await continuation.yield {
        await Task.yield()
        return Self.number
      }
    }.value
    #expect(read == 10)
  }

  @Test func escapedValuesGoBeforeThoseWhereTheyAreYielded() {
    let continuation = escaped()
    withServices {
      $0[Number.self] = 100
    } operation: {
      #expect(continuation.yield { number } == 10)
      #expect(number == 100)
    }
  }

  @Test func overridesInsideAYieldGoBeforeTheEscaped() {
    let read = escaped().yield {
      withServices {
        $0[Number.self] += 1
      } operation: {
        number
      }
    }
    #expect(read == 11)
  }

  @Test func aContinuationYieldsAsOftenAsOneLikes() {
    let continuation = escaped()
    let read = TestThread.each(of: 8) { _ in
      (0..<100).map { _ in continuation.yield { Self.number } }
    }
    #expect(read.flatMap { $0 } == Array(repeating: 10, count: 800))
  }

  @Test func theBodyItselfRunsUnderTheValuesInForce() {
    let read = withServices {
      $0[Number.self] = 10
    } operation: {
      withEscapedServices { _ in number }
    }
    #expect(read == 10)
  }

  @Test func theAsynchronousBodyMaySuspend() async {
    let read = await withServices {
      $0[Number.self] = 10
    } operation: {
      await withEscapedServices { continuation in
        await Task.yield()
        return await Task.detached { continuation.yield { Self.number } }.value
      }
    }
    #expect(read == 10)
  }

  @Test func tasksStartedInsideAYieldInherit() async {
    let continuation = escaped()
    let task = TestThread.run { continuation.yield { Task { Self.number } } }
    #expect(await task.value == 10)
  }

  @Test func errorsPassThroughAYield() {
    let continuation = escaped()
    #expect(throws: Failure.self) { try continuation.yield { throw Failure() } }
    #expect(number == 1)
  }

  @Test func whatWasComputedOutsideIsSharedInside() {
    let outside = ServiceValues.current[Made.self]
    let continuation = withEscapedServices { $0 }
    let inside = TestThread.run { continuation.yield { ServiceValues.current[Made.self] } }
    #expect(outside === inside)
  }

  @Test func whatIsComputedInsideIsSharedOutside() {
    let continuation = withEscapedServices { $0 }
    let inside = TestThread.run { continuation.yield { ServiceValues.current[Made.self] } }
    let outside = ServiceValues.current[Made.self]
    #expect(outside === inside)
  }
}
