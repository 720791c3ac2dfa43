// Turns a failed call into the error that its caller receives.

extension RemoteFailure {
  /// Creates the failure of a call from an error of its transport.
  package init(arrived error: any Error, _ wording: RemoteError.Wording) {
    switch error {
    case let failure as RemoteFailure: self.init(wording.named(failure.error), payload: failure.payload)
    case let error as RemoteError: self.init(wording.named(error))
    case is CancellationError: self.init(wording.cancelled)
    default: self.init(wording.transportFailed(with: "\(type(of: error))"))
    }
  }

  /// The error for an endpoint that throws any error. A canceled caller receives `CancellationError`, as from a local
  /// service.
  var untyped: any Error {
    if error.code == .cancelled, Task.isCancelled { return CancellationError() }
    return error
  }

  /// Converts the failure into the error of an endpoint that throws errors of one type.
  func typed<Failure: RemoteThrowable>(_ type: Failure.Type, _ coder: any RemoteCoder) -> Failure {
    own(type, coder) ?? Failure(remoteFailure: error)
  }

  /// Returns the error of the endpoint's own type; `nil` if the endpoint did not throw one.
  func own<Failure: RemoteThrowable>(_ type: Failure.Type, _ coder: any RemoteCoder) -> Failure? {
    payload.flatMap { try? coder.decode(Failure.self, from: $0) }
  }
}
