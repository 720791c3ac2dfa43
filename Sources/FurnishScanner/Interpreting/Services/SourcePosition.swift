/// The position of a provider in the tree of scopes, from which code requests a service or opens a scope.
indirect enum SourcePosition: Hashable, Sendable {
  case root
  /// A scope of a level; nil for an anonymous scope.
  case scope(ResolvedType?)
  /// The position of a provider that a variable has stored. It counts only if no code assigns a provider of another
  /// position to the variable.
  case stored(in: Interpreter.PropertyKey, SourcePosition)
  /// A position that the source shows for one of the providers that a variable may have: `session ?? root`.
  case possible(SourcePosition)
  case unknown

  /// Whether the source does not show that the provider has the position.
  var isPossible: Bool {
    switch self {
    case .possible: true
    case .stored(_, let position): position.isPossible
    case .root, .scope, .unknown: false
    }
  }

  /// The position of a scope without a level that is opened at this position.
  private var ofAnonymousScope: SourcePosition {
    switch self {
    case .root: .scope(nil)
    case .stored(let key, let position): .stored(in: key, position.ofAnonymousScope)
    case .possible(let position): .possible(position.ofAnonymousScope)
    case .scope, .unknown: self
    }
  }

  /// Returns the position of a scope that is opened at this position, or this position if the scope is unknown.
  func opening(_ scope: SourcePosition) -> SourcePosition {
    switch scope {
    case .unknown: self
    case .scope(nil): ofAnonymousScope
    default: scope
    }
  }
}
