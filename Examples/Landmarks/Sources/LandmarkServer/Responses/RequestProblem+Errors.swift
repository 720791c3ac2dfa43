import Furnish
import FurnishRemote
import Hummingbird
import LandmarkPersistence
import LandmarkServices

extension RequestProblem {
  /// Converts an error into the problem that the client receives.
  init(_ error: any Error) {
    self =
      switch error {
      case let problem as RequestProblem: problem
      case let endpoint as UnimplementedEndpoint: .unimplemented(endpoint)
      case is DatabaseReadingError: .databaseUnavailable
      case let error as RemoteError where error.isTemporary: .storeUnavailable
      case is CancellationError: .cancelled
      case let error as any HTTPResponseError where error.status == .notFound: .notFound
      case let error as any HTTPResponseError where error.status.kind == .clientError:
        .other(error.status)
      default: .internalError
      }
  }

  /// Whether the request caused the problem, and not the server.
  var isOfRequest: Bool { status.kind == .clientError }
}

extension RemoteError {
  /// Whether the same request may succeed later. The server cancels a call when its deadline has passed, and when the
  /// server stops.
  fileprivate var isTemporary: Bool { [.unavailable, .deadlineExceeded, .cancelled].contains(code) }
}
