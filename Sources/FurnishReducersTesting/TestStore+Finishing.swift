import Furnish

extension TestStore {
  /// Waits until every effect has finished, and asserts that all have, and that the test has received every action that
  /// they sent.
  ///
  /// - Parameters:
  ///   - timeout: The time to wait for them, ``timeout`` if nil.
  ///   - fileID: The file of the step, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the step, for reports.
  ///   - line: The line of the step, for reports.
  ///   - column: The column of the step, for reports.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    _ = await wait(upTo: timeout ?? self.timeout) { $0.running.isEmpty }
    for started in ledger.running {
      report(.effectStillRunning(started.action, sent: started.place, place: place))
    }
    ledger.cancelRunning()
    if ledger.hasReceived {
      report(.unassertedActions(ledger.receivedActions, place: place))
      ledger.skipReceived()
    }
  }

  /// Counts the actions that effects have sent so far as asserted.
  ///
  /// - Parameters:
  ///   - strict: Whether the test fails if there is nothing to skip.
  ///   - fileID: The file of the step, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the step, for reports.
  ///   - line: The line of the step, for reports.
  ///   - column: The column of the step, for reports.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if strict, !ledger.hasReceived { ServiceIssue.nothingToSkip("received actions", place: place).report() }
    ledger.skipReceived()
  }

  /// Cancels the running effects.
  ///
  /// - Parameters:
  ///   - strict: Whether the test fails if there is nothing to skip.
  ///   - fileID: The file of the step, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the step, for reports.
  ///   - line: The line of the step, for reports.
  ///   - column: The column of the step, for reports.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if strict, ledger.running.isEmpty { ServiceIssue.nothingToSkip("running effects", place: place).report() }
    ledger.cancelRunning()
  }
}
