import Dispatch
import Furnish
import Testing

@Suite(.onEveryRoot)
struct WithEscapedServicesTests {
  private enum Number: PlainKey { static var value: Int { 1 } }
  private enum InstanceKey: PlainKey { static var value: Instance { Instance() } }
  private struct Failure: Error {}

  private static var number: Int { ServiceValues.current[Number.self] }
  private var number: Int { Self.number }

  /// Returns the escaped values of an override that sets the number to 10.
  private func escaped() -> EscapedServices {
    withServices {
      $0[Number.self] = 10
    } operation: {
      withEscapedServices { $0 }
    }
  }

  @Test func `threads do not inherit overrides`() {
    let read = withServices {
      $0[Number.self] = 10
    } operation: {
      TestThread.run { Self.number }
    }
    #expect(read == 1)
  }

  @Test func `threads that yield read the escaped values`() {
    let continuation = escaped()
    #expect(TestThread.run { continuation.yield { Self.number } } == 10)
  }

  @Test func `queues that yield read the escaped values`() async {
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

  @Test func `detached tasks that yield read the escaped values`() async {
    let continuation = escaped()
    let read = await Task.detached {
      await continuation.yield {
        await Task.yield()
        return Self.number
      }
    }.value
    #expect(read == 10)
  }

  @Test func `escaped values take precedence over the values in force at the yield`() {
    let continuation = escaped()
    withServices {
      $0[Number.self] = 100
    } operation: {
      #expect(continuation.yield { number } == 10)
      #expect(number == 100)
    }
  }

  @Test func `overrides inside a yield take precedence over escaped values`() {
    let read = escaped().yield {
      withServices {
        $0[Number.self] += 1
      } operation: {
        number
      }
    }
    #expect(read == 11)
  }

  @Test func `a continuation may yield many times`() {
    let continuation = escaped()
    let read = TestThread.each(of: 8) { _ in
      (0..<100).map { _ in continuation.yield { Self.number } }
    }
    #expect(read.flatMap { $0 } == Array(repeating: 10, count: 800))
  }

  @Test func `the body itself runs under the values in force`() {
    let read = withServices {
      $0[Number.self] = 10
    } operation: {
      withEscapedServices { _ in number }
    }
    #expect(read == 10)
  }

  @Test func `the asynchronous body may suspend`() async {
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

  @Test func `tasks started inside a yield inherit the escaped values`() async {
    let continuation = escaped()
    let task = TestThread.run { continuation.yield { Task { Self.number } } }
    #expect(await task.value == 10)
  }

  @Test func `a yield rethrows an error`() {
    let continuation = escaped()
    #expect(throws: Failure.self) { try continuation.yield { throw Failure() } }
    #expect(number == 1)
  }

  @Test func `a default that was computed outside of a yield is shared inside of it`() {
    let outside = ServiceValues.current[InstanceKey.self]
    let continuation = withEscapedServices { $0 }
    let inside = TestThread.run { continuation.yield { ServiceValues.current[InstanceKey.self] } }
    #expect(outside === inside)
  }

  @Test func `a default that was computed inside of a yield is shared outside of it`() {
    let continuation = withEscapedServices { $0 }
    let inside = TestThread.run { continuation.yield { ServiceValues.current[InstanceKey.self] } }
    let outside = ServiceValues.current[InstanceKey.self]
    #expect(outside === inside)
  }
}
