import HTTPTypes
import Hummingbird
import LandmarkPages
import NIOCore

/// The route of the form with which a visitor chooses a service. It sets a cookie and redirects to the page before.
struct ServiceChoiceRoutes: Sendable {
  /// The number of bytes that the form may have.
  static let longestForm = 16_384

  let choices: ServiceChoices

  /// Adds the form.
  func add(to router: Router<LandmarkRequestContext>) {
    let path = RouterPath(PageAddress.services)
    router.post(path) { request, _ in try await choose(request) }
    let others: [HTTPRequest.Method] = [.get, .put, .patch, .delete, .options, .trace, .connect]
    for method in others {
      router.on(path, method: method) { _, _ -> Response in throw RequestProblem.onlyPost }
    }
  }

  private func choose(_ request: Request) async throws -> Response {
    guard request.isFromThisServer else { throw RequestProblem.foreignForm }
    let body = try await request.body.collect(upTo: Self.longestForm)
    let form = try QueryParameters(String(buffer: body))
    let name = form["services"] ?? ""
    guard let choice = choices.named(name) else { throw RequestProblem.unknownServices(name, choices) }
    return Response(
      status: .seeOther,
      headers: [
        .location: LocalAddress(form["return"] ?? "/").path,
        .setCookie: ServiceChoiceCookie.field(choice),
        .cacheControl: "no-store",
      ])
  }
}

/// The cookie in which a browser stores the choice of its visitor, until the browser is closed.
enum ServiceChoiceCookie {
  static let name = "services"

  /// Returns the header that sets the cookie.
  static func field(_ choice: ServiceChoice) -> String {
    "\(name)=\(choice.rawValue); Path=/; HttpOnly; SameSite=Lax"
  }
}

extension Request {
  /// Whether a page of this server sent the form. Browsers state it in a header, which other programs may omit.
  fileprivate var isFromThisServer: Bool {
    guard let name = HTTPField.Name("Sec-Fetch-Site"), let site = headers[name] else { return true }
    return site == "same-origin" || site == "none"
  }
}
