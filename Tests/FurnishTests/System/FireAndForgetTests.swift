import Furnish
import FurnishTesting
import Testing

@Suite struct FireAndForgetTests {
  @Test func `in a test, the work has ended when the call returns`() async {
    let done = Flag()
    await ServiceValues.current.fireAndForget {
      await Task.yield()
      await done.raise()
    }
    #expect(await done.isRaised)
  }

  @Test(arguments: [true, false])
  func `work is not canceled with its caller`(isDetached: Bool) async {
    let (stream, continuation) = AsyncStream<Bool>.makeStream()
    let start: FireAndForget = isDetached ? .detached : .awaited
    let caller = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await start {
        continuation.yield(Task.isCancelled)
        continuation.finish()
      }
    }
    await caller.value
    var canceled: [Bool] = []
    for await isCanceled in stream { canceled.append(isCanceled) }
    #expect(canceled == [false])
  }

  @Test func `detached work is not awaited`() async {
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let (ended, finisher) = AsyncStream<Void>.makeStream()
    await FireAndForget.detached {
      for await _ in gate {}
      finisher.finish()
    }
    // Were the work awaited, this line would never be reached.
    opener.finish()
    for await _ in ended {}
  }

  @Test(arguments: [true, false])
  func `the work reads the overrides around its start`(isDetached: Bool) async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let start: FireAndForget = isDetached ? .detached : .awaited
    await withServices {
      $0[NumberKey.self] = 7
    } operation: {
      await start {
        continuation.yield(ServiceValues.current[NumberKey.self])
        continuation.finish()
      }
    }
    var numbers: [Int] = []
    for await number in stream { numbers.append(number) }
    #expect(numbers == [7])
  }

  @Test func `an uncaught error is reported where the work was passed`() async {
    let line: UInt = #line + 2
    await withKnownIssue {
      await FireAndForget.awaited { throw Broken() }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        Work that was passed to fireAndForget threw: Broken()
          where: the work passed at \(#fileID):\(line)
          fix:   catch the error inside of the work: no other code can.
        """
      ]
    }
  }

  @Test func `a program may start the work with a closure of its own`() async {
    let wasCalled = Flag()
    let start = FireAndForget { _, operation in
      await wasCalled.raise()
      await operation()
    }
    await start {}
    #expect(await wasCalled.isRaised)
  }
}

private struct Broken: Error {}

private enum NumberKey: ServiceKey {
  static var defaultValue: Int { 1 }
  static var testValue: Int { 1 }
}

private actor Flag {
  private(set) var isRaised = false
  func raise() { isRaised = true }
}
