/// The place in the tree of scopes where a service is requested, or a scope is opened.
indirect enum SourcePosition: Hashable, Sendable {
  case root
  /// A scope; nil if it is of no level.
  case scope(ResolvedType?)
  /// A position that counts only if code assigns no provider of another position to the variable that has stored it.
  case stored(in: Interpreter.PropertyKey, SourcePosition)
  case unknown
}

/// A call that opens a scope of a level: `provider.makeScope(Session.self, user)`.
struct SourceOpening: Hashable, Sendable {
  var level: ResolvedType
  var position: SourcePosition
  var place: SourcePlace
  var presence: Presence
}

/// A level that is declared by itself: `services.addLevel(Session.self)`.
struct SourceLevelDeclaration: Hashable, Sendable {
  var level: ResolvedType
  var presence: Presence
}
