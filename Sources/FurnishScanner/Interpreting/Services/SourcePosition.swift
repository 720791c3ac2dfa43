/// The position of a provider in the tree of scopes, from which code requests a service or opens a scope.
indirect enum SourcePosition: Hashable, Sendable {
  case root
  /// A scope of a level; nil for an anonymous scope.
  case scope(ResolvedType?)
  /// The position of a provider that a variable has stored. It counts only if no code assigns a provider of another
  /// position to the variable.
  case stored(in: Interpreter.PropertyKey, SourcePosition)
  case unknown
}
