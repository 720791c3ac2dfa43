/// The origin of a result: the least predictable kind of the values from which code calculates it.
///
/// Origins decide how certain a finding under a condition is, and whether two calls have the same result. They do not
/// decide which services are registered and requested. They are found in three steps:
///
/// 1. ``OriginScan`` reads the ``OriginFacts`` of each function, and of each initial value, when its file is read: the
///    origin that this code shows alone, and the names that it reads.
/// 2. ``ExpressionOrigin`` has the names that the test of a branch reads.
/// 3. ``Interpreter/origin(of:)-(OriginFacts)`` follows the names through the code of all files, and returns the least
///    predictable of their origins.
///
/// ``OriginNames`` has the forms of the names.
///
/// ```swift
/// func limit() -> Int { base * 2 }             // arguments, and the name `base`
/// let base = Int(readLine()!)!                 // chance; so is `limit()`
/// let host = ProcessInfo.processInfo.hostName  // a name of another library: elsewhere
/// ```
package enum ResultOrigin: Int, Codable, Hashable, Comparable, Sendable {
  /// Only its arguments and its instance.
  case arguments
  /// Something else, such as a variable, a file or the environment, or a body that is not followed.
  case elsewhere
  /// Chance or input, so that two calls may have different results: `Bool.random()`, `readLine()`.
  case chance

  package static func < (first: ResultOrigin, second: ResultOrigin) -> Bool { first.rawValue < second.rawValue }
}

/// The part of the origin of a result that one function, or one initial value, shows.
package struct OriginFacts: Codable, Hashable, Sendable {
  /// The origin that the code has if the origins of its names are left out.
  var direct = ResultOrigin.arguments
  /// The names of the declarations that the code reads, in the forms of ``OriginNames``. They may be in other files.
  /// Empty unless ``direct`` is ``ResultOrigin/arguments``.
  var names: [String] = []

  static let arguments = OriginFacts()
  static let elsewhere = OriginFacts(direct: .elsewhere)
}
