import Furnish
import FurnishHummingbird
import HTTPTypes
import Hummingbird
import LandmarkServices

/// A middleware that overrides the services of a request with those that its header, query or cookie `services`
/// chooses.
///
/// They are resolved from the scope of the request. The override applies to the task of the request, so other requests
/// in flight are not affected.
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
      // A request that calls a missing service is refused. Other requests are served.
      $0.unimplementedCalls = .throwing
    } operation: {
      [context] in
      var response = try await next(request, context)
      response.body = response.body.keepingServices()
      return response
    }
    // A cache must not answer a request with the services that another has chosen by its header or its cookie.
    response.headers[.vary] = "services, cookie"
    return response
  }
}
