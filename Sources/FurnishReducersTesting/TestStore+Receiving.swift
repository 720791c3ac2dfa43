import Furnish
import FurnishTesting

extension TestStore {
  /// Waits for the next action that an effect sends, and asserts its value and the change of the state.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - timeout: The time to wait for it, ``timeout`` if nil. The method does not wait if no effect runs that could
  ///     send an action.
  ///   - fileID: The file of the step, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the step, for reports.
  ///   - line: The line of the step, for reports.
  ///   - column: The column of the step, for reports.
  ///   - update: Changes the state as the reducer should. Without it, nothing should change.
  /// - Throws: Any error that `update` throws.
  public func receive(
    _ action: Action, timeout: Duration? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ update: ((inout State) throws -> Void)? = nil
  ) async rethrows where Action: Equatable {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let expectation = Expectation(
      isMet: { $0 == action },
      issue: { .unexpectedAction(action, actual: $0, place: place) },
      place: place)
    try await receive(expectation, timeout, update)
  }

  /// Waits for the next action that an effect sends, and asserts its case.
  ///
  /// ```swift
  /// await store.receive(\.nthPrimeResponse) { $0.isLoading = false }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The key path of the value of the case, which is nil for actions of other cases.
  ///   - timeout: The time to wait for it, ``timeout`` if nil.
  ///   - fileID: The file of the step, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the step, for reports.
  ///   - line: The line of the step, for reports.
  ///   - column: The column of the step, for reports.
  ///   - update: Changes the state as the reducer should. Without it, nothing should change.
  /// - Throws: Any error that `update` throws.
  public func receive<Value>(
    _ value: KeyPath<Action, Value?>, timeout: Duration? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ update: ((inout State) throws -> Void)? = nil
  ) async rethrows {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let expectation = Expectation(
      isMet: { $0[keyPath: value] != nil },
      issue: { .unexpectedAction(ofCaseWith: Value.self, actual: $0, place: place) },
      place: place)
    try await receive(expectation, timeout, update)
  }

  /// Waits for the next action that an effect sends, and asserts a condition on it.
  ///
  /// - Parameters:
  ///   - isExpected: Returns whether the action is the expected one.
  ///   - timeout: The time to wait for it, ``timeout`` if nil.
  ///   - fileID: The file of the step, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the step, for reports.
  ///   - line: The line of the step, for reports.
  ///   - column: The column of the step, for reports.
  ///   - update: Changes the state as the reducer should. Without it, nothing should change.
  /// - Throws: Any error that `update` throws.
  public func receive(
    where isExpected: @escaping (Action) -> Bool, timeout: Duration? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ update: ((inout State) throws -> Void)? = nil
  ) async rethrows {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let expectation = Expectation(
      isMet: isExpected,
      issue: { .unexpectedAction(actual: $0, place: place) },
      place: place)
    try await receive(expectation, timeout, update)
  }

  /// The action that a step waits for.
  private struct Expectation {
    let isMet: (Action) -> Bool
    let issue: (Action) -> ServiceIssue
    let place: CallPlace
  }

  private func receive(
    _ expectation: Expectation, _ timeout: Duration?, _ update: ((inout State) throws -> Void)?
  ) async rethrows {
    let limit = timeout ?? self.timeout
    while await wait(upTo: limit, until: { $0.hasReceived }), let received = ledger.popReceived() {
      if !expectation.isMet(received.action) {
        if exhaustivity != .on {
          report(.unassertedActions([received.action], place: expectation.place))
          ledger.state = received.state
          continue
        }
        expectation.issue(received.action).report()
      }
      let step = Step(action: received.action, verb: "received", place: expectation.place)
      try assert(received.state, after: step, update)
      return await letEffectsRun()
    }
    let running = ledger.running.map(\.action)
    ServiceIssue.noActionReceived(within: limit, running: running, place: expectation.place).report()
  }
}
