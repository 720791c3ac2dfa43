/// The distance of a function from a call that may refer to it. The call refers to the function with the least
/// distance.
///
/// It approximates the order in which Swift compares functions: first by the conversions of the arguments, and between
/// equal ones by the constraints. For `add(1)`, these functions have ascending distances: `add(_: Int)`,
/// `add(_: Int?)`, `add<T>(_: T)`, `add(_: String)`.
struct CallDistance: Comparable {
  /// The sum of the distances of the arguments, of default arguments, and of closures with another number of
  /// parameters. One argument that cannot be passed counts more than all others.
  var conversions = 0

  /// A measure of how specific the constraints are that the arguments meet: the more specific, the nearer the function.
  var constraints = 0

  static func < (one: Self, other: Self) -> Bool {
    (one.conversions, -one.constraints) < (other.conversions, -other.constraints)
  }
}
