/// A chain of services, as a line shows it.
struct ChainText {
  /// How many services a line shows at either end of a chain that is too long for it.
  static let shownAtEitherEnd = 4

  private let names: [String]
  /// The indices that a line shows at the beginning, and at the end.
  private let head: Range<Int>
  private let tail: Range<Int>

  /// - Parameter spellsOutLast: The last with its module.
  init(_ chain: [ServiceSymbol], spellsOutLast: Bool) {
    let fits = chain.count <= 2 * Self.shownAtEitherEnd + 1
    head = 0..<(fits ? chain.count : Self.shownAtEitherEnd)
    tail = (fits ? chain.count : chain.count - Self.shownAtEitherEnd)..<chain.count
    names = ChainText.names(Array(chain[head]) + Array(chain[tail]), spellsOutLast: spellsOutLast)
  }

  var line: String {
    let left = names[..<head.count].joined(separator: " → ")
    guard !tail.isEmpty else { return left }
    return "\(left) → (\(tail.lowerBound - head.upperBound) more) → \(names[head.count...].joined(separator: " → "))"
  }

  /// The indices that the line shows.
  var shown: [Int] { Array(head) + Array(tail) }

  /// Two services of one short name would look like one, so both are spelt out.
  private static func names(_ chain: [ServiceSymbol], spellsOutLast: Bool) -> [String] {
    var types: [String: Set<ServiceSymbol>] = [:]
    for symbol in chain { types[symbol.description, default: []].insert(symbol) }
    return chain.enumerated().map { index, symbol in
      let isAmbiguous = types[symbol.description, default: []].count > 1
      let isSpeltOut = isAmbiguous || (spellsOutLast && index == chain.count - 1)
      return isSpeltOut ? symbol.fullDescription : symbol.description
    }
  }
}
