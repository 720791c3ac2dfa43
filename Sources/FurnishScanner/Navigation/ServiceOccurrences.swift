package import FurnishGraph

/// A service of a program, with all places that register it, require it or request it.
package struct ServiceOccurrences: Hashable, Sendable {
  /// A call that registers the service.
  package struct Registration: Hashable, Sendable {
    package var place: ServicePlace
    /// `singleton`, `scoped to Session`, or `passed in`.
    package var lifetime: String
    /// The type that the recipe creates; nil if the source does not show it.
    package var implementation: String?
    /// A Boolean value that indicates whether the call decorates the service of another registration.
    package var isDecorator: Bool
  }

  /// A registration that requires the service.
  package struct Dependent: Hashable, Sendable {
    package var symbol: ServiceSymbol
    package var place: ServicePlace
  }

  package var symbol: ServiceSymbol
  /// The registrations, in the order in which they were found.
  package var registrations: [Registration] = []
  package var dependents: [Dependent] = []
  /// The places of `resolve…`, `require…` and `@Injected`.
  package var requests: [ServicePlace] = []

  /// The occurrences with each place once, and the requests in order of their places.
  var uniqued: ServiceOccurrences {
    ServiceOccurrences(
      symbol: symbol, registrations: registrations.uniqued(), dependents: dependents.uniqued(),
      requests: requests.uniqued().sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) })
  }
}
