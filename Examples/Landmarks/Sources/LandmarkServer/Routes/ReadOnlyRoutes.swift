import HTTPTypes
import Hummingbird

extension Router {
  /// Answers `GET` at a path, and refuses every other method at that path.
  func read(
    _ path: RouterPath,
    use handler: @escaping @Sendable (Request, Context) async throws -> some ResponseGenerator
  ) {
    get(path, use: handler)
    let others: [HTTPRequest.Method] = [.post, .put, .patch, .delete, .options, .trace, .connect]
    for method in others {
      on(path, method: method) { _, _ -> Response in throw RequestProblem.methodNotAllowed }
    }
  }
}
