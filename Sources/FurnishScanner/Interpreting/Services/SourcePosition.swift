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
}
