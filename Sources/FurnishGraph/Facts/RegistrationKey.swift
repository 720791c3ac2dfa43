/// The key of a registration: `Route.home` in `register((any Handler).self, key: Route.home, …)`.
package enum RegistrationKey: Hashable, Sendable {
  /// A number that equal keys of one service share.
  case number(Int)
  /// A key that the source does not show. It may equal any other key, and is not reported as a duplicate.
  case unread
}
