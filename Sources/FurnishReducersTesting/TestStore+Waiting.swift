import Furnish
import FurnishReducers
import FurnishTesting

extension TestStore {
  /// Waits until a condition holds, the time limit has passed, or no effect runs any more.
  ///
  /// With a clock, it advances the clock from sleep to sleep, and to the time limit if every effect sleeps longer.
  /// While none of the sleeps ends by the limit and an effect may do other work, it waits in real time.
  ///
  /// - Returns: Whether the condition holds.
  func wait(
    upTo limit: Duration, until condition: (TestLedger<State, Action, Environment>) -> Bool
  ) async -> Bool {
    let ledger = ledger
    let deadline = clock?.now.advanced(by: limit)
    var timer: Task<Void, any Error>?
    defer { timer?.cancel() }
    var hasTimePassed = false
    func isWaiting() -> Bool { !condition(ledger) && !ledger.running.isEmpty && !hasTimePassed }
    while isWaiting() {
      let sleeps = clock?.sleepCount ?? 0
      if let clock, let deadline {
        if await clock.advanceToNextSleeper(until: deadline) { continue }
        guard isWaiting() else { break }
        // The tasks are read first: none starts before this method suspends, and only the clock wakes them.
        let tasks = ledger.core.scope.tasks
        if clock.areSleeping(tasks) {
          await clock.advance(to: deadline)
          break
        }
      }
      if timer == nil {
        timer = Task { @MainActor in
          try await Task.sleep(for: limit)
          hasTimePassed = true
          ledger.wakeObservers()
        }
      }
      await nextEvent(afterSleeps: sleeps)
    }
    return condition(ledger)
  }

  /// Waits for the next event of the ledger, or until more sleeps than a number have begun on the clock.
  private func nextEvent(afterSleeps sleeps: Int) async {
    let ledger = ledger
    let watcher = clock.map { clock in
      Task { @MainActor in
        await clock.waitForSleep(after: sleeps)
        if !Task.isCancelled { ledger.wakeObservers() }
      }
    }
    await ledger.nextEvent()
    watcher?.cancel()
  }

  /// Gives effects time to end or to reach their next suspension, so that the store may be released after its last
  /// step. This is a best effort, since Swift does not report when they have done so; `finish` does not depend on it.
  func letEffectsRun() async {
    for _ in 0..<20 where !ledger.running.isEmpty {
      await Task.yield()
      await Task.detached(priority: .background) { await Task.yield() }.value
    }
  }
}
