/// A wait for an event that happens soon, even on a slow machine.
public enum Deadline {
  /// The error of an event that did not happen.
  public struct Passed: Error, CustomStringConvertible {
    /// The awaited event.
    public let wanted: String
    /// The state at the end of the wait.
    public let state: String

    /// Creates an error for an event that did not happen.
    public init(wanted: String, state: String) {
      self.wanted = wanted
      self.state = state
    }

    /// The event and the state, in one line.
    public var description: String { "Waited in vain for \(wanted). \(state)" }
  }

  /// Calls a function again and again until it returns a value.
  ///
  /// - Parameters:
  ///   - wanted: The awaited value.
  ///   - duration: The longest time to wait.
  ///   - state: The state at the end of the wait, for the error.
  ///   - find: Returns the value, or `nil` if it is not available yet.
  public static func poll<Found>(
    _ wanted: String,
    for duration: Duration = .seconds(300),
    state: @autoclosure () -> String = "",
    _ find: () async throws -> Found?
  ) async throws -> Found {
    let deadline = ContinuousClock.now + duration
    while ContinuousClock.now < deadline {
      if let found = try await find() { return found }
      try await Task.sleep(for: .milliseconds(25))
    }
    throw Passed(wanted: wanted, state: state())
  }
}
