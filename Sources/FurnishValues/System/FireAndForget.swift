extension ServiceValues {
  /// Starts work that the caller does not await, such as reporting a click to a server.
  ///
  /// ```swift
  /// struct Page {
  ///   @Injected(\.fireAndForget) var fireAndForget
  ///   @Injected(\.analytics) var analytics
  ///   func open() async {
  ///     await fireAndForget { try await analytics.track("opened") }
  ///   }
  /// }
  /// ```
  ///
  /// In a running program, the work runs detached, and the caller continues at once. In tests the call returns when the
  /// work is done, so that a test can check its effects. In both cases the overrides around the call are in force for
  /// the work, and canceling the caller does not cancel it.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}

private enum FireAndForgetKey: ServiceKey {
  static var defaultValue: FireAndForget { .detached }
  static var testValue: FireAndForget { .awaited }
}

/// A function that starts work which the caller does not await. Call it like a function.
///
/// Do not use it for work whose result or error the caller needs, or that has to end before the program does.
public struct FireAndForget: Sendable {
  /// The work: a function that throws nothing, and captures its services.
  public typealias Operation = @Sendable () async -> Void

  private let start: @Sendable (TaskPriority?, @escaping Operation) async -> Void

  /// Creates an action that starts the work by calling a function.
  ///
  /// - Parameter start: Starts the work, with the priority that the caller passed. The work throws nothing.
  public init(
    _ start: @escaping @Sendable (TaskPriority?, @escaping Operation) async -> Void
  ) {
    self.start = start
  }

  /// Runs the work in a detached task, as in a running program.
  public static var detached: Self {
    Self { priority, operation in
      Task.detached(priority: priority) { await operation() }
    }
  }

  /// Runs the work in a task of its own and returns when the work is done, as in tests. Canceling the caller does not
  /// cancel the work.
  public static var awaited: Self {
    Self { priority, operation in
      await Task(priority: priority) { await operation() }.value
    }
  }

  /// Starts `operation` under the values in force. An error that it throws is reported
  /// as an issue, since no caller receives it.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; `nil` for the default.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  ///   - operation: The work.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ operation: @escaping @Sendable () async throws -> Void
  ) async {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let values = ServiceValues.current
    await start(priority) {
      do {
        try await values.bound { () async throws in try await operation() }
      } catch {
        ServiceIssue.forgottenError(error, place: place).report()
      }
    }
  }
}
