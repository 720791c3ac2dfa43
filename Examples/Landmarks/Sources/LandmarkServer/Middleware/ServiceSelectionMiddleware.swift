import Furnish
import FurnishHummingbird
import HTTPTypes
import Hummingbird
import LandmarkServices

/// Gives a request the services that its header, query or cookie `services` chooses, and only to it.
///
/// They come from the scope of the request. The choice lives in the task of the request: other requests in flight are
/// not affected.
struct ServiceSelectionMiddleware: RouterMiddleware {
  typealias Context = LandmarkRequestContext

  let choices: ServiceChoices

  func handle(
    _ request: Request,
    context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.selection = try ServiceSelection(request, context.query, among: choices)
    let chosen = try await context.scope.require(
      LandmarkService.self, name: context.selection.choice.serviceName)
    var response = try await withServices {
      $0.landmarks = chosen
      // A request for a missing service is refused; others are served.
      $0.unimplementedCalls = .throwing
    } operation: {
      [context] in
      var response = try await next(request, context)
      response.body = response.body.keepingServices()
      return response
    }
    // A cache must not give to one request what another has chosen by its header or its cookie.
    response.headers[.vary] = "services, cookie"
    return response
  }
}
