/// The identity of a service: its type, and its name if it has one.
struct SourceService: Hashable, Sendable {
  var type: ResolvedType
  var name: String?
  /// The type of the keys, if services of the type are registered under keys, and requested as a dictionary.
  var keyType: ResolvedType?
}

/// A service and the place that registers it. One place registers several services if it is in a function that is
/// called for each of them.
struct PlacedService: Hashable {
  var place: SourcePlace
  var service: SourceService
}

/// The key of a registration: `Route.home`.
enum SourceKey: Hashable, Sendable {
  case text(String)
  /// A key that cannot be read.
  case unread
}
