import HTTPTypes
import Hummingbird
import Logging

/// A middleware that logs every error, and answers the client with an explanation: a page for a browser, and JSON
/// elsewhere.
struct ErrorMiddleware: RouterMiddleware {
  typealias Context = LandmarkRequestContext

  let choices: ServiceChoices

  func handle(
    _ request: Request,
    context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch {
      let problem = RequestProblem(error)
      if !problem.isOfRequest {
        context.logger.error(
          "A request failed",
          metadata: [
            "method": "\(request.method)", "path": "\(request.uri.path)", "error": "\(error)",
          ])
      }
      let response = request.wantsPage ? problem.page(for: request, choices).response() : try problem.response()
      return request.method == .head ? response.createHeadResponse() : response
    }
  }
}
