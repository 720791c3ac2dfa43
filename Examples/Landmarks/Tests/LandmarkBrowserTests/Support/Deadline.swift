/// Waiting for what happens soon, however slow the machine is.
enum Deadline {
  /// What never happened.
  struct Passed: Error, CustomStringConvertible {
    let wanted: String
    let state: String
    var description: String { "Waited in vain for \(wanted). \(state)" }
  }

  /// Asks again and again until there is an answer.
  static func poll<Found>(
    _ wanted: String,
    for duration: Duration = .seconds(45),
    _ find: () async throws -> Found?
  ) async throws -> Found {
    let deadline = ContinuousClock.now + duration
    while ContinuousClock.now < deadline {
      if let found = try await find() { return found }
      try await Task.sleep(for: .milliseconds(25))
    }
    throw Passed(wanted: wanted, state: "")
  }
}
