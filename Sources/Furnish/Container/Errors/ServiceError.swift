public import FurnishGraph

/// An error of a request for a service: what happened, where, and how to fix it.
///
/// An error that validation would have found has the words of that finding.
public struct ServiceError: Error, Sendable, CustomStringConvertible {
  /// An object, so that the error is one word large: a function reserves stack for each error that it may rethrow, and
  /// calls of recipes nest deeply.
  private let report: Report

  // `@unchecked Sendable`: `composed` is guarded by `lock`.
  private final class Report: @unchecked Sendable {
    let underlying: (any Error)?
    let rewording: Rewording?
    private let compose: @Sendable () -> Finding
    private let lock = Lock()
    private var composed: Finding?

    init(_ compose: @escaping @Sendable () -> Finding, _ underlying: (any Error)?, _ rewording: Rewording?) {
      self.compose = compose
      self.underlying = underlying
      self.rewording = rewording
    }

    /// The finding, which is composed at the first use.
    var finding: Finding {
      if let composed = lock.withLock({ composed }) { return composed }
      let finding = compose()
      lock.withLock { composed = finding }
      return finding
    }
  }

  /// The finding, as validation reports it: with the rule, the chain and the fix.
  public var finding: Finding { report.finding }

  /// The error that a recipe threw, if that is the reason.
  public var underlying: (any Error)? { report.underlying }

  /// Composes the finding again once the requested service and the place are known; `nil` if the finding has both
  /// already.
  private var rewording: Rewording? { report.rewording }

  typealias Rewording = @Sendable (ServiceSymbol, ServicePlace?) -> Finding

  init(_ finding: Finding, underlying: (any Error)? = nil, rewording: Rewording? = nil) {
    report = Report({ finding }, underlying, rewording)
  }

  /// Creates an error whose finding is composed at its first use, because the stack is nearly full when the error is
  /// created.
  init(wording compose: @escaping @Sendable () -> Finding) { report = Report(compose, nil, nil) }

  /// The identifier of the rule that was broken: `missing-service`.
  public var rule: String { finding.rule }

  /// The description of the finding, in three lines: what happened, where, and how to fix it.
  public var description: String { finding.description }
}

extension ServiceError {
  /// Returns the result of `body`, or stops the program with its error, for callers that cannot throw.
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

  /// Returns the same error, whose finding is composed again once the place of the request is known.
  func reworded(_ rewording: @escaping Rewording) -> ServiceError {
    ServiceError(finding, underlying: underlying, rewording: rewording)
  }

  /// Returns the finding about a request for a service at an unknown place.
  func finding(about service: ServiceSymbol) -> Finding { rewording?(service, nil) ?? finding }

  /// Stops the program, for a request that cannot throw.
  @usableFromInline
  @inline(never)
  func stop(
    requesting type: any Any.Type, _ name: ServiceName?, _ fileID: StaticString, _ line: UInt, _ column: UInt
  ) -> Never {
    located(requesting: type, name, fileID, line, column).stop()
  }

  /// Stops the program, for a property that cannot throw.
  ///
  /// - Parameters:
  ///   - type: The type of the service.
  ///   - place: The place of the property; `nil` if it is unknown.
  @usableFromInline
  @inline(never)
  func stop(requesting type: any Any.Type, at place: CallPlace?) -> Never {
    located(requesting: type, nil, place.map(ServicePlace.init)).stop()
  }

  /// Returns this error with the requested service and the place of the request, unless it has them already: the
  /// innermost request is the one that it names.
  @usableFromInline
  @inline(never)
  func located(
    requesting type: any Any.Type, _ name: ServiceName?, _ fileID: StaticString, _ line: UInt, _ column: UInt
  ) -> ServiceError {
    located(requesting: type, name, ServicePlace(file: "\(fileID)", line: Int(line), column: Int(column)))
  }

  private func located(requesting type: any Any.Type, _ name: ServiceName?, _ place: ServicePlace?) -> ServiceError {
    guard let rewording else { return self }
    return ServiceError(rewording(ServiceSymbol(type, name), place), underlying: underlying)
  }
}
