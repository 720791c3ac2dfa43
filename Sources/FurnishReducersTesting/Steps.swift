import Furnish
public import FurnishReducers

/// One step of a script; see ``assert(initialState:reducer:environment:steps:fileID:filePath:line:column:)``.
public struct Step<State, Action> {
  /// The sender of a step's action.
  public enum Kind: Sendable {
    /// The test sends the action.
    case send
    /// An effect has sent the action.
    case receive
  }

  let kind: Kind
  let action: Action
  let update: ((inout State) -> Void)?
  let place: CallPlace

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - kind: The sender of the action.
  ///   - action: The action.
  ///   - fileID: The file of the step, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the step, for reports.
  ///   - line: The line of the step, for reports.
  ///   - column: The column of the step, for reports.
  ///   - update: Changes the state as the reducer should. Without it, nothing should change.
  public init(
    _ kind: Kind, _ action: Action,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ update: ((inout State) -> Void)? = nil
  ) {
    self.kind = kind
    self.action = action
    self.update = update
    place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Runs a script, and asserts the changes of a state, step by step, and that no effect runs at the end.
///
/// ```swift
/// await assert(
///   initialState: CounterState(count: 1),
///   reducer: counter,
///   environment: .mock,
///   steps:
///     Step(.send, .incrTapped) { $0.count = 2 },
///     Step(.send, .nthPrimeTapped) { $0.isLoading = true },
///     Step(.receive, .nthPrimeResponse(3)) {
///       $0.isLoading = false
///       $0.alert = 3
///     }
/// )
/// ```
///
/// - Parameters:
///   - initialState: The state before the first step.
///   - reducer: The reducer to test.
///   - environment: The environment of its effects, mocked.
///   - steps: The steps, in order.
///   - fileID: The file of the script, as `#fileID` states it, for reports.
///   - filePath: The path of the file of the script, for reports.
///   - line: The line of the script, for reports.
///   - column: The column of the script, for reports.
@MainActor
public func assert<State: Equatable & SendableMetatype, Action: Equatable & Sendable, Environment>(
  initialState: State, reducer: Reducer<State, Action, Environment>, environment: Environment,
  steps: Step<State, Action>...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async {
  let store = TestStore(
    initialState: initialState, reducer: reducer, environment: environment,
    fileID: fileID, filePath: filePath, line: line, column: column)
  for step in steps {
    let place = step.place
    switch step.kind {
    case .send:
      await store.send(
        step.action, fileID: place.fileID, filePath: place.filePath, line: place.line,
        column: place.column, step.update)
    case .receive:
      await store.receive(
        step.action, fileID: place.fileID, filePath: place.filePath, line: place.line,
        column: place.column, step.update)
    }
  }
  await store.finish(fileID: fileID, filePath: filePath, line: line, column: column)
}
