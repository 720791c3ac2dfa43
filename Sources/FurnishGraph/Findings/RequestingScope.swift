/// The scope that a service was requested from, or that a level was opened in.
package enum RequestingScope: Hashable, Sendable {
  case root
  /// A scope whose innermost level is this one, by the full name of its type.
  case level(String)
  /// A scope outside of every level.
  case anonymous
}
