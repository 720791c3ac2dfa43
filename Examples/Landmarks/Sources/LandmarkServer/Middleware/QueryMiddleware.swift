import HTTPTypes
import Hummingbird

/// A middleware that reads the query for the handlers after it, and refuses an address that is too long.
struct QueryMiddleware: RouterMiddleware {
  typealias Context = LandmarkRequestContext

  /// The greatest number of bytes that the path and the query of a request may have together.
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
