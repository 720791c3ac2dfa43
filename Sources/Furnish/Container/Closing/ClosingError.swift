package import FurnishGraph

/// The errors that services threw while a scope closed them. All other services are closed.
public struct ClosingError: Error, CustomStringConvertible {
  /// The errors, in the order in which the services were closed.
  public let errors: [any Error]

  /// The description of each error: what happened, to which service, and how to fix it, in three lines.
  public let description: String

  let failures: [ClosingFailure]

  /// The registrations of the services that could not be closed, in the order of the errors.
  package var registrations: [(symbol: ServiceSymbol, place: ServicePlace)] {
    failures.map { ($0.slot.symbol, ServicePlace($0.slot.registration.source)) }
  }

  init(_ failures: [ClosingFailure]) {
    self.failures = failures
    errors = failures.map(\.error)
    description = failures.map { ServiceError.closingFailed($0.error, $0.slot).description }.joined(separator: "\n")
  }
}

/// A service that could not be closed, and the error that its `close()` threw.
struct ClosingFailure: Sendable {
  let slot: Slot
  let error: any Error

  init(_ slot: Slot, _ error: any Error) {
    self.slot = slot
    self.error = error
  }
}
