/// Facts as one list of numbers, and the words that the numbers refer to.
///
/// A tape is small and quick to read. It is flat even if the facts are deeply nested, so that neither a long chain of
/// calls nor a hostile file reaches the nesting limit of a parser.
struct FactTape: Hashable, Sendable {
  var numbers: [UInt32] = []
  /// Each word once, in the order of its first use.
  var words: [String] = []
}

/// A type whose values can be written to a tape, and read in the same order.
///
/// Increment ``FileFacts/currentVersion`` with each change of the format.
protocol Taped {
  func write(to tape: inout TapeWriter)
  init(from tape: inout TapeReader) throws
}

/// A type whose values are written as the number of a case.
protocol TapedCase: Equatable {
  /// All cases, in an order that only a new ``FileFacts/currentVersion`` changes. The property is stored, since an
  /// enumeration's `allCases` is built at each access.
  static var cases: [Self] { get }
}

extension Access: TapedCase { static let cases: [Access] = [.private, .internal, .package, .public] }

extension TypeFacts.Kind: TapedCase {
  static let cases: [TypeFacts.Kind] = [.class, .struct, .enum, .actor, .protocol, .extension]
}

extension ResultOrigin: TapedCase { static let cases: [ResultOrigin] = [.arguments, .elsewhere, .chance] }

extension Exit: TapedCase {
  static let cases: [Exit] = [
    .function, .loop, .iteration, .nextCase, .error, .failure, .impossible, .repetition, .nilValue,
  ]
}

/// The error of reading a tape whose content no writer produces.
struct TapeDamage: Error {}
