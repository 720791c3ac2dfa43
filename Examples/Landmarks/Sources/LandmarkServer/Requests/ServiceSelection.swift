import HTTPTypes
import Hummingbird
import LandmarkServices

/// The service of a request, and whether its address names it.
struct ServiceSelection: Hashable, Sendable {
  /// The services among which the request could choose.
  let choices: ServiceChoices
  /// The service of the request.
  let choice: ServiceChoice
  /// The choice of the query, which links of a page keep; `nil` if it has none.
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

  /// Reads the choice: the header and the query have to agree, the cookie is for when both are silent.
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

  /// Reads what can be read of a choice, for a request that is refused anyway. The choice of a refused address is not stored.
  init(refused request: Request, among choices: ServiceChoices) {
    let query = try? QueryParameters(request.uri.query ?? "")
    let selection = try? Self(request, query ?? QueryParameters(), among: choices)
    let choice = selection?.choice ?? Self.cookie(of: request, among: choices) ?? choices.standard
    self.init(choices, choice: choice, pinned: nil)
  }

  /// Reads the choice of the visitor; nil if the cookie contains no valid one.
  private static func cookie(of request: Request, among choices: ServiceChoices) -> ServiceChoice? {
    request.cookies[ServiceChoiceCookie.name].flatMap { choices.named($0.value) }
  }
}
