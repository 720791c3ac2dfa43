import Furnish
public import FurnishReducers
public import FurnishTesting

/// A store for tests, which asserts step by step the changes of its state and the actions that
/// its effects send.
///
/// ```swift
/// @Test func `the nth prime is shown`() async {
///   let store = await TestStore(initialState: CounterState(count: 2), reducer: counter, environment: .mock)
///   await store.send(.nthPrimeTapped) { $0.isLoading = true }
///   await store.receive(.nthPrimeResponse(3)) {
///     $0.isLoading = false
///     $0.alert = 3
///   }
///   await store.finish()
/// }
/// ```
///
/// It is exhaustive. Each of these fails the test, at the line of the step or of the store: a change that was not
/// expected, an action that was not received, and an effect that still runs when the store is released. Set
/// ``exhaustivity`` to assert less.
@MainActor
public final class TestStore<State: Equatable & SendableMetatype, Action: Sendable, Environment> {
  /// The policy for how much the test has to assert.
  public var exhaustivity: Exhaustivity {
    get { ledger.exhaustivity }
    set { ledger.exhaustivity = newValue }
  }

  /// The environment of the reducer for the actions that follow.
  ///
  /// ```swift
  /// store.environment.nthPrime = { _ in .sync { nil } }
  /// ```
  public var environment: Environment {
    get { ledger.environment.value }
    set { ledger.environment.value = newValue }
  }

  /// The time for which `receive` and ``finish(timeout:fileID:filePath:line:column:)`` wait by default. They stop
  /// waiting when no effect runs, so the limit matters only for effects that do not end.
  public var timeout: Duration = .seconds(10)

  let ledger: TestLedger<State, Action, Environment>
  let clock: TestClock?

  /// Creates a store for a test.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first step.
  ///   - reducer: The reducer to test.
  ///   - environment: The environment of its effects, mocked.
  ///   - clock: The clock of the test, if timeouts are to be measured on it: while the store waits, it advances the
  ///     clock from sleep to sleep, and to the timeout at most. Without a clock, and while an effect does other work
  ///     than sleep on the clock, it waits in real time. An effect that waits for a child task, as in a task group,
  ///     counts as one that does other work.
  ///   - fileID: The file of the store, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the store, for reports.
  ///   - line: The line of the store, for reports.
  ///   - column: The column of the store, for reports.
  public init(
    initialState: State, reducer: Reducer<State, Action, Environment>, environment: Environment,
    clock: TestClock? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    self.clock = clock
    ledger = TestLedger(
      initialState: initialState, reducer: reducer, environment: environment, place: place)
  }

  deinit { ledger.close() }

  /// The state, after the steps that were asserted so far.
  public var state: State { ledger.state }
}
