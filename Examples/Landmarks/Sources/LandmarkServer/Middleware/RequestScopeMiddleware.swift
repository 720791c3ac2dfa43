import Furnish
import Hummingbird

/// Gives each request a scope of its own, which is the provider in force until the answer is written.
///
/// It has to be the outermost: whoever stands around it could drop the body that closes the scope.
struct RequestScopeMiddleware: RouterMiddleware {
  typealias Context = LandmarkRequestContext

  let provider: ServiceScope
  let scopes: RequestScopes

  func handle(
    _ request: Request,
    context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    let scope = await scopes.open(in: provider)
    do {
      return try await withServices {
        $0.provider = scope.services
      } operation: {
        var response = try await next(request, context)
        response.body = response.body.keepingServices { await scope.close() }
        return response
      }
    } catch {
      await scope.close()
      throw error
    }
  }
}
