import Furnish
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
