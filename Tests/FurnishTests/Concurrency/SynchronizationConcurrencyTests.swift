import Testing

@testable import Furnish
@testable import FurnishValues

/// The lock, the condition and the atomic word, with which the runtime guards its state, and the recognition of the
/// main actor.
struct SynchronizationConcurrencyTests {
  private final class Counter: @unchecked Sendable { var count = 0 }

  @Test func `a lock admits one thread at a time`() {
    let lock = Lock()
    let counter = Counter()
    _ = TestThread.each(of: 8) { _ in
      for _ in 0..<5_000 { lock.withLock { counter.count += 1 } }
    }
    #expect(counter.count == 40_000)
  }

  @Test func `a lock is released after an error`() {
    struct Failure: Error {}
    let lock = Lock()
    do {
      try lock.withLock { () throws(Failure) in throw Failure() }
      Issue.record("nothing was thrown")
    } catch {
      let failure: Failure = error
      _ = failure
    }
    #expect(lock.withLock { 1 } == 1)
  }

  @Test func `a condition wakes every waiter`() {
    let lock = Lock()
    let condition = ThreadCondition()
    let isOpen = Counter()
    let arrived = Barrier(9)
    let threads = (0..<8).map { _ in
      TestThread {
        lock.lock()
        arrived.pass()
        while isOpen.count == 0 { condition.wait(lock) }
        lock.unlock()
      }
    }
    arrived.arrive()
    lock.withLock {
      isOpen.count = 1
      condition.broadcast()
    }
    for thread in threads { thread.join() }
  }

  @Test func `the first of many stores wins`() {
    for _ in 0..<50 {
      let word = AtomicWord.immortal()
      let start = Barrier(8)
      let stored = TestThread.each(of: 8) { number in
        start.arrive()
        return word.storeFirst(UInt(number + 1))
      }
      #expect(stored.filter { $0 }.count == 1)
      #expect(word.load() == UInt(stored.firstIndex(of: true)! + 1))
    }
  }

  @Test func `only the stored object is retained`() {
    let word = AtomicWord.immortal()
    let start = Barrier(8)
    let objects = TestThread.each(of: 8) { number in
      let object = Instance("\(number)")
      start.arrive()
      return (word.storeFirst(object), Weak(object))
    }
    #expect(objects.filter { !$0.1.isReleased }.count == 1)
    let stored = objects.first { $0.0 }
    #expect(word.object(as: Instance.self)?.takeUnretainedValue() === stored?.1.object)
    word.object(as: Instance.self)?.release()
    #expect(stored?.1.isReleased == true)
  }

  @Test @MainActor func `the main actor is recognized on every thread that it runs on`() async {
    #expect(MainThread.isCurrent)
    await Task.yield()
    #expect(MainThread.isCurrent)
  }

  @Test @MainActor func `a detached task and another thread are not recognized as the main actor`() async {
    #expect(await Task.detached { MainThread.isCurrent }.value == false)
    #expect(!TestThread.run { MainThread.isCurrent })
  }
}
