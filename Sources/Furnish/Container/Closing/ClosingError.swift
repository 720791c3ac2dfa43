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
    failures.compactMap { $0.slot.map { ($0.symbol, ServicePlace($0.registration.source)) } }
  }

  init(_ failures: [ClosingFailure]) {
    self.failures = failures
    errors = failures.map(\.error)
    description = failures.map { ServiceError.closingFailed($0).description }.joined(separator: "\n")
  }
}

/// A service, or a provider of another library, that could not be closed, and the error that its `close()` threw.
struct ClosingFailure: Sendable {
  let subject: Subject
  let error: any Error

  enum Subject {
    case service(Slot)
    case provider(any ServiceProvider.Type)
  }

  /// The registration of the service; nil if a provider threw the error.
  var slot: Slot? { if case .service(let slot) = subject { slot } else { nil } }
}
