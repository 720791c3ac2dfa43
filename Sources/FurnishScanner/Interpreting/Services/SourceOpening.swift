/// A call that opens a scope of a level: `provider.makeScope(Session.self, user)`.
struct SourceOpening: Hashable, Sendable {
  var level: ResolvedType
  var position: SourcePosition
  var place: SourcePlace
  var presence: Presence
}

/// A level that code declares without opening a scope: `services.addLevel(Session.self)`.
struct SourceLevelDeclaration: Hashable, Sendable {
  var level: ResolvedType
  var presence: Presence
}
