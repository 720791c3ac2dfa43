/// Waiting for what happens soon, however slow the machine is.
public enum Deadline {
  /// What never happened.
  public struct Passed: Error, CustomStringConvertible {
    /// What was waited for.
    public let wanted: String
    /// What there was instead.
    public let state: String

    /// Says that something never happened.
    public init(wanted: String, state: String) {
      self.wanted = wanted
      self.state = state
    }

    /// Both in a line.
    public var description: String { "Waited in vain for \(wanted). \(state)" }
  }

  /// Asks again and again until there is an answer.
  ///
  /// - Parameters:
  ///   - wanted: What is waited for.
  ///   - duration: For how long at most.
  ///   - state: What there is instead, for the error.
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
