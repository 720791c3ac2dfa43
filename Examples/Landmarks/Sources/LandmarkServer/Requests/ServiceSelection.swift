import HTTPTypes
import Hummingbird
import LandmarkServices

/// The service of a request, and whether its address names it.
struct ServiceSelection: Hashable, Sendable {
  /// The services among which the request could choose.
  let choices: ServiceChoices
  /// The service of the request.
  let choice: ServiceChoice
  /// The choice of the query, which links of the page repeat, or `nil` if it has none.
  let pinned: ServiceChoice?

  /// Creates the selection of a request without a choice.
  init(_ choices: ServiceChoices) {
    self.init(choices, choice: choices.standard, pinned: nil)
  }

  private init(_ choices: ServiceChoices, choice: ServiceChoice, pinned: ServiceChoice?) {
    self.choices = choices
    self.choice = choice
    self.pinned = pinned
  }

  /// Reads the choice. The header and the query must agree. The cookie is used if neither has a choice.
  init(_ request: Request, _ query: QueryParameters, among choices: ServiceChoices) throws(RequestProblem) {
    let headers = request.headers.filter { $0.name.canonicalName == "services" }.map(\.value)
    let names = Set(headers + [query["services"]].compactMap(\.self))
    guard names.count <= 1 else { throw .conflictingServices }
    guard let name = names.first else {
      self.init(choices, choice: Self.cookie(of: request, among: choices) ?? choices.standard, pinned: nil)
      return
    }
    guard let choice = choices.named(name) else { throw .unknownServices(name, choices) }
    self.init(choices, choice: choice, pinned: query["services"] == nil ? nil : choice)
  }

  /// Reads the choice of a request that is refused, as far as it is valid. Links of the page do not repeat it.
  init(refused request: Request, among choices: ServiceChoices) {
    let query = try? QueryParameters(request.uri.query ?? "")
    let selection = try? Self(request, query ?? QueryParameters(), among: choices)
    let choice = selection?.choice ?? Self.cookie(of: request, among: choices) ?? choices.standard
    self.init(choices, choice: choice, pinned: nil)
  }

  /// Reads the choice in the cookie, or returns `nil` if it contains no valid one.
  private static func cookie(of request: Request, among choices: ServiceChoices) -> ServiceChoice? {
    request.cookies[ServiceChoiceCookie.name].flatMap { choices.named($0.value) }
  }
}
