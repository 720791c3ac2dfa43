import Furnish
public import FurnishReducers

extension TestStore {
  /// Sends an action, as a user of the program would, and asserts the change of the state.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - fileID: The file of the step, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the step, for reports.
  ///   - line: The line of the step, for reports.
  ///   - column: The column of the step, for reports.
  ///   - update: Changes the state as the reducer should. Without it, nothing should change.
  /// - Returns: The work that the action has started.
  /// - Throws: Any error that `update` throws.
  @discardableResult
  public func send(
    _ action: Action,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ update: ((inout State) throws -> Void)? = nil
  ) async rethrows -> StoreTask {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if ledger.hasReceived {
      report(.unassertedActions(ledger.receivedActions, place: place))
      ledger.skipReceived()
    }
    let task = ledger.send(action, place)
    try assert(ledger.stateAfterSend, after: Step(action: action, verb: "sent", place: place), update)
    await letEffectsRun()
    return task
  }

  /// A step, as reports name it.
  struct Step {
    let action: Action
    let verb: String
    let place: CallPlace
  }

  /// Compares the state that a step has led to with the expected one, and continues with the actual one.
  func assert(
    _ actual: State, after step: Step, _ update: ((inout State) throws -> Void)?
  ) rethrows {
    let before = state
    ledger.state = actual
    switch exhaustivity {
    case .on:
      var expected = before
      try update?(&expected)
      if expected != actual {
        report(.unexpectedState(expected, actual: actual, action: step.action, verb: step.verb, place: step.place))
      } else if update != nil, expected == before {
        report(.unchangedState(action: step.action, verb: step.verb, place: step.place))
      }
    case .off:
      // The closure is applied to the actual state and should change nothing, so only the values that it sets
      // are compared.
      var expected = actual
      try update?(&expected)
      if expected != actual {
        ServiceIssue.unexpectedState(
          expected, actual: actual, action: step.action, verb: step.verb, place: step.place
        ).report()
      } else {
        try reportSkippedChange(from: before, to: actual, after: step, update)
      }
    }
  }

  private func reportSkippedChange(
    from before: State, to actual: State, after step: Step, _ update: ((inout State) throws -> Void)?
  ) rethrows {
    guard exhaustivity == .off(showSkippedAssertions: true) else { return }
    var expected = before
    try update?(&expected)
    if expected != actual {
      report(.unexpectedState(expected, actual: actual, action: step.action, verb: step.verb, place: step.place))
    }
  }
}
