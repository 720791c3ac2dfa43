import HTTPTypes
import Hummingbird

/// Reads the query once for the handlers after it, and refuses one that is too long.
struct QueryMiddleware: RouterMiddleware {
  typealias Context = LandmarkRequestContext

  /// How many bytes the path and the query of a request may have together.
  static let longestAddress = 8192

  func handle(
    _ request: Request,
    context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard request.uri.string.utf8.count <= Self.longestAddress else {
      throw RequestProblem.addressTooLong
    }
    var context = context
    context.query = try QueryParameters(request.uri.query ?? "")
    return try await next(request, context)
  }
}
