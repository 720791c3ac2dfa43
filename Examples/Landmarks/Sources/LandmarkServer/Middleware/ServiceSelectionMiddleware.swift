import Furnish
import HTTPTypes
import Hummingbird
import LandmarkServices

/// Gives a request the services that its header or query `services` chooses, and only to it.
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
    let choice = try choice(of: request, context)
    var response = try await withServices {
      if let chosen = choice.flatMap(menu.landmarks) { $0.landmarks = chosen }
    } operation: {
      try await next(request, context)
    }
    // A cache must not give to one request what another has chosen by its header.
    response.headers[.vary] = "services"
    return response
  }

  private func choice(
    of request: Request,
    _ context: Context
  ) throws(RequestProblem) -> ServiceChoice? {
    let headers = request.headers.filter { $0.name.canonicalName == "services" }.map(\.value)
    let names = Set(headers + [context.query["services"]].compactMap(\.self))
    guard let name = names.first else { return nil }
    guard names.count == 1 else { throw .conflictingServices }
    guard let choice = ServiceChoice(rawValue: name) else { throw .unknownServices(name) }
    return choice
  }
}
