import Furnish
import HTTPTypes
import Hummingbird
import LandmarkServices

/// Gives a request the services that its header, query or cookie `services` chooses, and only to it.
///
/// The choice lives in the task of the request: others in flight keep theirs.
struct ServiceSelectionMiddleware: RouterMiddleware {
  typealias Context = LandmarkRequestContext

  let menu: ServiceMenu

  func handle(
    _ request: Request,
    context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.selection = try ServiceSelection(request, context.query)
    let chosen = menu.landmarks(context.selection.choice)
    var response = try await withServices {
      if let chosen { $0.landmarks = chosen }
    } operation: {
      [context] in
      try await next(request, context)
    }
    // A cache must not give to one request what another has chosen by its header or its cookie.
    response.headers[.vary] = "services, cookie"
    return response
  }
}
