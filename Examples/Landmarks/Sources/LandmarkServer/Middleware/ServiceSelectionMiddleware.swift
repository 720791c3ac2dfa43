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
    guard let chosen = try choice(of: request, context).flatMap(menu.landmarks) else {
      return try await next(request, context)
    }
    return try await withServices {
      $0.landmarks = chosen
    } operation: {
      try await next(request, context)
    }
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
