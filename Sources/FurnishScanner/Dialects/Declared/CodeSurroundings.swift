/// The code around an expression that a visitor reaches.
struct CodeSurroundings {
  /// Whether it is in a branch whose other side has no code, such as the body of an `if` without `else`.
  var isInBranch = false
  /// For each local name, and for `self`, whether the visitor follows it (see ``CodeVisitor/follows``).
  var isFollowed: [String: Bool] = [:]
}

/// A local name that code declares.
enum LocalName {
  /// A variable, or a parameter of a function inside of the code.
  case variable(type: TypeReference?, value: Expression?)
  /// A parameter of a closure, by its index. The closure is an argument of a call, or any other value.
  case parameter(Int, of: Closure, passedAs: CallArgument?, to: Call?)
}
