import Furnish
import FurnishRemote
import Hummingbird
import LandmarkPersistence
import LandmarkServices

extension RequestProblem {
  /// Returns the meaning of an error for the client.
  init(_ error: any Error) {
    self =
      switch error {
      case let problem as RequestProblem: problem
      case let endpoint as UnimplementedEndpoint: .unimplemented(endpoint)
      case is DatabaseReadingError: .databaseUnavailable
      case let error as RemoteError where error.isOfTransport: .storeUnavailable
      case is CancellationError: .cancelled
      case let error as any HTTPResponseError where error.status == .notFound: .notFound
      case let error as any HTTPResponseError where error.status.kind == .clientError:
        .other(error.status)
      default: .internalError
      }
  }

  /// Whether the request is at fault, and not the server.
  var isOfRequest: Bool { status.kind == .clientError }
}

extension RemoteError {
  /// A Boolean value that indicates whether the same request may succeed later. A call that the server cancels has a
  /// deadline, and the server is stopping.
  fileprivate var isOfTransport: Bool { [.unavailable, .deadlineExceeded, .cancelled].contains(code) }
}
