/// The code around an expression that a visitor reaches.
struct CodeSurroundings {
  /// Whether the expression is in a branch whose other side has no code, such as the body of an `if` without `else`.
  var isInBranch = false
  /// For each local name, and for `self`, the result of ``CodeVisitor/follows``.
  var isFollowed: [String: Bool] = [:]
}
