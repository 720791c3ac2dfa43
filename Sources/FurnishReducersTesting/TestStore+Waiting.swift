import Furnish
import FurnishReducers
import FurnishTesting

extension TestStore {
  /// Waits until a condition holds, the time limit has passed, or no effect runs any more.
  ///
  /// - Returns: Whether the condition holds.
  func wait(
    upTo limit: Duration, until condition: (TestLedger<State, Action, Environment>) -> Bool
  ) async -> Bool {
    if let clock, await wait(on: clock, upTo: limit, until: condition) { return condition(ledger) }
    let ledger = ledger
    var isOver = false
    let timer = Task { @MainActor in
      try await Task.sleep(for: limit)
      isOver = true
      ledger.wakeObservers()
    }
    defer { timer.cancel() }
    while !condition(ledger), !ledger.running.isEmpty, !isOver { await ledger.nextEvent() }
    return condition(ledger)
  }

  /// Gives effects time to end or to reach their next suspension, so that the store may be released after its last
  /// step. This is a best effort, since Swift does not report when they have done so; `finish` does not depend on it.
  func letEffectsRun() async {
    for _ in 0..<20 where !ledger.running.isEmpty {
      await Task.yield()
      await Task.detached(priority: .background) { await Task.yield() }.value
    }
  }

  /// Advances the clock of the test from sleep to sleep, and to the time limit if every effect sleeps longer.
  ///
  /// - Returns: Whether the wait is over. It is not if an effect does other work than sleep on the clock.
  private func wait(
    on clock: TestClock, upTo limit: Duration,
    until condition: (TestLedger<State, Action, Environment>) -> Bool
  ) async -> Bool {
    let deadline = clock.now.advanced(by: limit)
    while !condition(ledger), !ledger.running.isEmpty {
      if await clock.advanceToNextSleeper(until: deadline) { continue }
      // An effect that sleeps on no clock may send an action at any time, and advancing the clock does not help it.
      guard clock.sleeperCount >= ledger.core.scope.taskCount else { return false }
      await clock.advance(to: deadline)
      break
    }
    return true
  }
}
