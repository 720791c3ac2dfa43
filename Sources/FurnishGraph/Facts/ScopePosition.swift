/// The place in the tree of scopes where a service is requested or a level is opened.
package enum ScopePosition: Hashable, Sendable {
  /// The root, where neither scoped services nor those of a level exist.
  case root
  /// A scope whose innermost open level is this one: a scope of the level, or an anonymous scope inside it. `nil` is an
  /// anonymous scope outside of every level.
  case scope(in: Wiring.LevelNumber?)
  /// A position that the facts do not show. Rules about scopes do not judge it.
  case unknown
}
