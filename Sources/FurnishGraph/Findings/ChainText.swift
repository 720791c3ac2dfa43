/// A chain of services in one line: `A → B → C`. A long chain shows only its two ends: `A → B → C → D → (5 more) → …`.
struct ChainText {
  /// The number of services that a line shows at either end of a chain that is too long for it.
  static let shownAtEitherEnd = 4

  /// The services that a line shows.
  private let symbols: [ServiceSymbol]
  private let spellsOutLast: Bool
  /// The indices that a line shows at the beginning, and at the end.
  private let head: Range<Int>
  private let tail: Range<Int>

  /// - Parameter spellsOutLast: Whether the last service is written with its module.
  init(_ chain: [ServiceSymbol], spellsOutLast: Bool) {
    let fits = chain.count <= 2 * Self.shownAtEitherEnd + 1
    head = 0..<(fits ? chain.count : Self.shownAtEitherEnd)
    tail = (fits ? chain.count : chain.count - Self.shownAtEitherEnd)..<chain.count
    symbols = Array(chain[head]) + Array(chain[tail])
    self.spellsOutLast = spellsOutLast
  }

  var line: String {
    let names = names
    let left = names[..<head.count].joined(separator: " → ")
    guard !tail.isEmpty else { return left }
    return "\(left) → (\(tail.lowerBound - head.upperBound) more) → \(names[head.count...].joined(separator: " → "))"
  }

  /// The indices of the services that the line shows.
  var shown: [Int] { Array(head) + Array(tail) }

  /// The names of the services that the line shows. Two services with the same short name are written in full.
  private var names: [String] {
    let short = symbols.map(\.description)
    var first: [String: ServiceSymbol] = [:]
    var ambiguous: Set<String> = []
    for (symbol, name) in zip(symbols, short) {
      if let known = first[name] {
        if known != symbol { ambiguous.insert(name) }
      } else {
        first[name] = symbol
      }
    }
    return symbols.indices.map { index in
      let isSpelledOut = ambiguous.contains(short[index]) || (spellsOutLast && index == symbols.count - 1)
      return isSpelledOut ? symbols[index].fullDescription : short[index]
    }
  }
}
