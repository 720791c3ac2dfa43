import Furnish

extension Reducer {
  /// Returns this reducer for a state that may be nil. An action that is sent while the state is nil is reported, and
  /// has no effect.
  ///
  /// ```swift
  /// alert.optional().pullback(state: \.alert, action: \.alert)
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  public func optional(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Reducer<State?, Action, Environment> {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let reduce = reduce
    return Reducer<State?, Action, Environment> { state, action, environment in
      guard state != nil else {
        ServiceIssue.missingState(State.self, action: Action.self, place: place).report()
        return []
      }
      return reduce(&state!, action, environment)
    }
  }
}
