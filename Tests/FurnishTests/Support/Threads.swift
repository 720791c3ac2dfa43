import Dispatch
import Foundation
import Furnish

/// A new thread, which inherits no task-local except the journal.
final class TestThread: Sendable {
  private let end = DispatchGroup()

  @discardableResult
  init(stackSize: Int = 1 << 20, _ body: @escaping @Sendable () -> Void) {
    end.enter()
    let journal = Journal.current
    let work = Shared<(@Sendable () -> Void)?>(body)
    let thread = Thread { [end] in
      Journal.$current.withValue(journal) { TestThread.perform(work) }
      end.leave()
    }
    thread.stackSize = stackSize
    thread.start()
  }

  /// Does the work and releases it, with all that it holds, before the end is signaled.
  private static func perform(_ work: Shared<(@Sendable () -> Void)?>) {
    work.withValue { $0.take() }?()
  }

  func join() { end.wait() }

  /// Runs `body` once on each of `count` threads, and returns their results in order.
  static func each<Success: Sendable>(
    of count: Int, stackSize: Int = 1 << 20, _ body: @escaping @Sendable (Int) -> Success
  ) -> [Success] {
    let results = Shared<[Success?]>(Array(repeating: nil, count: count))
    let threads = (0..<count).map { number in
      TestThread(stackSize: stackSize) {
        let result = body(number)
        results.withValue { $0[number] = result }
      }
    }
    for thread in threads { thread.join() }
    return results.value.map { $0! }
  }

  /// Runs `body` on a thread of its own and waits for it.
  static func run<Success: Sendable>(
    stackSize: Int = 1 << 20, _ body: @escaping @Sendable () -> Success
  ) -> Success {
    each(of: 1, stackSize: stackSize) { _ in body() }[0]
  }
}

/// A value that several threads change.
// `@unchecked Sendable`: `guarded` is read and written with `lock` held.
final class Shared<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var guarded: Value

  init(_ value: sending Value) { guarded = value }

  func withValue<Success>(_ body: (inout Value) throws -> Success) rethrows -> Success {
    try lock.withLock { () throws -> Success in try body(&guarded) }
  }
}

extension Shared where Value: Sendable {
  var value: Value { withValue { $0 } }

  func set(_ value: Value) { withValue { $0 = value } }
}

/// A gate that is closed until a thread opens it.
final class Gate: Sendable {
  private let group = DispatchGroup()
  private let isClosed = Shared(true)

  init() { group.enter() }

  /// Opens the gate; opening it again changes nothing.
  func open() {
    let wasClosed = isClosed.withValue { isClosed in
      defer { isClosed = false }
      return isClosed
    }
    if wasClosed { group.leave() }
  }

  func wait() { group.wait() }

  /// Returns whether the gate opens within some seconds. A test may wait in this way only for an event that must not
  /// happen.
  func opens(within seconds: Double) -> Bool {
    group.wait(timeout: .now() + seconds) == .success
  }
}

/// A barrier that releases threads when a given number of them have arrived.
final class Barrier: Sendable {
  private let missing: Shared<Int>
  private let gate = Gate()

  init(_ count: Int) { missing = Shared(count) }

  /// Arrives, and waits for the other threads.
  func arrive() {
    pass()
    wait()
  }

  /// Arrives, and continues.
  func pass() {
    let isLast = missing.withValue { missing in
      missing -= 1
      return missing == 0
    }
    if isLast { gate.open() }
  }

  /// Waits until all threads have arrived.
  func wait() { gate.wait() }

  /// Returns whether all threads arrive within some seconds; see ``Gate/opens(within:)``.
  func allArrive(within seconds: Double) -> Bool { gate.opens(within: seconds) }
}
