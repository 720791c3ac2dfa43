public import FurnishGraph

/// Why a service could not be had: what happened, where, and how to fix it.
///
/// Where validation would have found it, this says the same, word for word.
public struct ServiceError: Error, Sendable, CustomStringConvertible {
  /// What happened, as validation reports it: with the rule, the chain and the fix.
  public let finding: Finding

  /// What a recipe threw, where that is the reason.
  public let underlying: (any Error)?

  init(_ finding: Finding, underlying: (any Error)? = nil) {
    self.finding = finding
    self.underlying = underlying
  }

  /// The identifier of the rule that was broken: `missing-service`.
  public var rule: String { finding.rule }

  /// The three parts, a line each.
  public var description: String { finding.description }
}

extension ServiceError {
  /// The result of `body`, or the end of the program, where there is no way to throw.
  @inlinable
  static func stopping<Success>(_ body: () throws(ServiceError) -> Success) -> Success {
    do throws(ServiceError) {
      return try body()
    } catch {
      error.stop()
    }
  }

  @usableFromInline
  func stop() -> Never { fatalError(description) }
}

/// What validation found: every error in the wiring, at once.
///
/// ```swift
/// do {
///   let provider = try container.validated()
/// } catch {
///   error.findings.map(\.rule)  // ["missing-service", "dependency-cycle"]
/// }
/// ```
public struct ValidationError: Error, Sendable, CustomStringConvertible {
  /// The findings at error level. A container's `findings` has all.
  public let findings: [Finding]

  /// Each finding's three parts, a line each.
  public var description: String {
    findings.map(\.description).joined(separator: "\n")
  }
}
