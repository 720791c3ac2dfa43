/// Waiting for what happens soon, however slow the machine is.
public enum Deadline {
  /// The event that never happened.
  public struct Passed: Error, CustomStringConvertible {
    /// The awaited event.
    public let wanted: String
    /// The state in its place.
    public let state: String

    /// Creates an error for an event that never happened.
    public init(wanted: String, state: String) {
      self.wanted = wanted
      self.state = state
    }

    /// Both in a line.
    public var description: String { "Waited in vain for \(wanted). \(state)" }
  }

  /// Calls a function again and again until it returns a value.
  ///
  /// - Parameters:
  ///   - wanted: The awaited value.
  ///   - duration: For how long at most.
  ///   - state: The state in its place, for the error.
  ///   - find: Returns nil until there is an answer.
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
