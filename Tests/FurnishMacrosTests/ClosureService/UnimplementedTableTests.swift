import FurnishMacros
import FurnishTesting
import Testing

/// An error that can express that an endpoint is not implemented.
enum ExpressiveError: UnimplementedThrowable, Equatable {
  case isUnimplemented(UnimplementedEndpoint)
  init(unimplemented: UnimplementedEndpoint) { self = .isUnimplemented(unimplemented) }
}

/// An error that cannot express it.
enum SilentError: Error { case isClosed }

/// An endpoint for each combination of a placeholder, a kind of error, and a result.
@ClosureService(store: .none)
struct Sampler: Sendable {
  var placeholder: @Sendable () -> Int = { 7 }
  var placeholderThrowing: @Sendable () throws -> Int = { 7 }
  var placeholderAwaited: @Sendable (_ id: Int) async throws -> Int = { $0 }
  var placeholderExpressive: @Sendable () throws(ExpressiveError) -> Int = { 7 }
  var placeholderSame: @Sendable () throws(UnimplementedEndpoint) -> Int = { 7 }
  var placeholderSilent: @Sendable () throws(SilentError) -> Int = { 7 }
  var placeholderNothing: @Sendable () -> Void = {}
  var placeholderNothingThrowing: @Sendable () throws -> Void = {}
  var value: @Sendable () -> Int
  var valueThrowing: @Sendable () throws -> Int
  var valueAwaited: @Sendable (_ id: Int) async throws -> Int
  var valueExpressive: @Sendable () throws(ExpressiveError) -> Int
  var valueSame: @Sendable () throws(UnimplementedEndpoint) -> Int
  var valueSilent: @Sendable () throws(SilentError) -> Int
  var nothing: @Sendable () -> Void
  var nothingThrowing: @Sendable () throws -> Void
  var nothingExpressive: @Sendable () throws(ExpressiveError) -> Void
  var nothingSilent: @Sendable () throws(SilentError) -> Void
  var never: @Sendable () -> Never
  var neverThrowing: @Sendable () throws -> Never
  var neverExpressive: @Sendable () throws(ExpressiveError) -> Never
  var neverSilent: @Sendable () throws(SilentError) -> Never
}

/// A row of the table in the article "Write a closure service": an endpoint, and the end of its call in each mode. In the mode
/// `.stopping`, each call stops the program.
private struct Row: Sendable, CustomTestStringConvertible {
  enum End: Equatable { case stops, fails, returns }

  let endpoint: String
  let reporting: End
  let throwing: End
  let call: @Sendable (Sampler) async throws -> Void

  init(
    _ endpoint: String, reporting: End, throwing: End, _ call: @escaping @Sendable (Sampler) async throws -> Void
  ) {
    (self.endpoint, self.reporting, self.throwing, self.call) = (endpoint, reporting, throwing, call)
  }

  var testDescription: String { endpoint }

  static let all = [
    Row("placeholder", reporting: .returns, throwing: .stops) { _ = $0.placeholder() },
    Row("placeholderThrowing", reporting: .returns, throwing: .fails) { _ = try $0.placeholderThrowing() },
    Row("placeholderAwaited", reporting: .returns, throwing: .fails) { _ = try await $0.placeholderAwaited(id: 7) },
    Row("placeholderExpressive", reporting: .returns, throwing: .fails) { _ = try $0.placeholderExpressive() },
    Row("placeholderSame", reporting: .returns, throwing: .fails) { _ = try $0.placeholderSame() },
    Row("placeholderSilent", reporting: .returns, throwing: .stops) { _ = try $0.placeholderSilent() },
    Row("placeholderNothing", reporting: .returns, throwing: .stops) { $0.placeholderNothing() },
    Row("placeholderNothingThrowing", reporting: .returns, throwing: .fails) { try $0.placeholderNothingThrowing() },
    Row("value", reporting: .stops, throwing: .stops) { _ = $0.value() },
    Row("valueThrowing", reporting: .fails, throwing: .fails) { _ = try $0.valueThrowing() },
    Row("valueAwaited", reporting: .fails, throwing: .fails) { _ = try await $0.valueAwaited(id: 7) },
    Row("valueExpressive", reporting: .fails, throwing: .fails) { _ = try $0.valueExpressive() },
    Row("valueSame", reporting: .fails, throwing: .fails) { _ = try $0.valueSame() },
    Row("valueSilent", reporting: .stops, throwing: .stops) { _ = try $0.valueSilent() },
    Row("nothing", reporting: .returns, throwing: .stops) { $0.nothing() },
    Row("nothingThrowing", reporting: .fails, throwing: .fails) { try $0.nothingThrowing() },
    Row("nothingExpressive", reporting: .fails, throwing: .fails) { try $0.nothingExpressive() },
    Row("nothingSilent", reporting: .returns, throwing: .stops) { try $0.nothingSilent() },
    Row("never", reporting: .stops, throwing: .stops) { $0.never() },
    Row("neverThrowing", reporting: .fails, throwing: .fails) { try $0.neverThrowing() },
    Row("neverExpressive", reporting: .fails, throwing: .fails) { try $0.neverExpressive() },
    Row("neverSilent", reporting: .stops, throwing: .stops) { try $0.neverSilent() },
  ]

  /// Calls the endpoint in a mode.
  func run(_ mode: UnimplementedCalls) async throws {
    try await withServices {
      $0.unimplementedCalls = mode
    } operation: {
      try await call(.unimplemented)
    }
  }

  /// Calls the endpoint in a process of its own, which has to end with an error.
  ///
  /// - Returns: The text that the process wrote to its standard error.
  func standardErrorOfStoppedProcess(_ mode: UnimplementedCalls) async -> String {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [
        endpoint = endpoint as String, isReporting = (mode == .reporting) as Bool,
        isStopping = (mode == .stopping) as Bool
      ]
      in
      let row = Row.all.first { $0.endpoint == endpoint }
      try await row?.run(isReporting ? .reporting : isStopping ? .stopping : .throwing)
    }
    return standardError(result)
  }
}

/// The table in the article "Write a closure service".
struct UnimplementedTableTests {
  /// Runs a row in a mode, and expects its end; returns the number of reports.
  private func reports(of row: Row, _ mode: UnimplementedCalls, expecting end: Row.End) async -> Int {
    nonisolated(unsafe) var reports = 0
    await withKnownIssue(isIntermittent: true) {
      switch end {
      case .stops:
        #expect(
          await row.standardErrorOfStoppedProcess(mode).contains("Sampler.\(row.endpoint) is unimplemented."))
      case .returns: await #expect(throws: Never.self) { try await row.run(mode) }
      case .fails:
        let error = await #expect(throws: (any Error).self) { try await row.run(mode) }
        let expected = UnimplementedEndpoint(row.endpoint, of: "Sampler")
        #expect(
          error as? UnimplementedEndpoint == expected || error as? ExpressiveError == .isUnimplemented(expected))
      }
    } matching: { issue in
      guard case .unconditional = issue.kind else { return false }
      reports += 1
      return true
    }
    return reports
  }

  @Test(arguments: Row.all) private func `in the mode stopping, each call stops the program`(_ row: Row) async {
    _ = await reports(of: row, .stopping, expecting: .stops)
  }

  @Test(arguments: Row.all)
  private func `a call in a test is reported, and uses the placeholder, throws, returns, or stops`(_ row: Row) async {
    #expect(await reports(of: row, .reporting, expecting: row.reporting) == 1)
  }

  @Test(arguments: Row.all)
  private func `in the mode throwing, a call throws if it can, even with a placeholder`(_ row: Row) async {
    let reports = await reports(of: row, .throwing, expecting: row.throwing)
    #expect(row.throwing == .stops || reports == 0)
  }

  @Test func `each endpoint has a row`() {
    #expect(Row.all.map(\.endpoint) == Sampler.serviceEndpoints.map(\.name))
  }
}
