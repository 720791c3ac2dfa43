import HTTPTypes
import Hummingbird

/// The service of a request, and whether its address names it.
struct ServiceSelection: Hashable, Sendable {
  /// The service of the request.
  var choice = ServiceChoice.live
  /// The choice of the query, which links of a page keep; `nil` if it has none.
  var pinned: ServiceChoice?

  /// The live services, which serve requests without a choice.
  init() {}

  /// Reads the choice: the header and the query have to agree, the cookie is for when both are silent.
  init(_ request: Request, _ query: QueryParameters) throws(RequestProblem) {
    let headers = request.headers.filter { $0.name.canonicalName == "services" }.map(\.value)
    let names = Set(headers + [query["services"]].compactMap(\.self))
    guard names.count <= 1 else { throw .conflictingServices }
    guard let name = names.first else {
      choice = Self.cookie(of: request) ?? .live
      return
    }
    guard let choice = ServiceChoice(rawValue: name) else { throw .unknownServices(name) }
    self.choice = choice
    pinned = query["services"] == nil ? nil : choice
  }

  /// Reads what can be read of a choice, for a request that is refused anyway.
  init(refused request: Request) {
    let query = try? QueryParameters(request.uri.query ?? "")
    let selection = try? Self(request, query ?? QueryParameters())
    choice = selection?.choice ?? Self.cookie(of: request) ?? .live
    // The choice of a refused address is not stored.
    pinned = nil
  }

  /// The visitor's own choice; nil if there is no valid one.
  private static func cookie(of request: Request) -> ServiceChoice? {
    request.cookies[ServiceChoiceCookie.name].flatMap { ServiceChoice(rawValue: $0.value) }
  }
}
