extension WordScan {
  /// The words, arranged so that the length and the first letter exclude most others.
  struct WordTable {
    enum Kind { case none, service, provider, uncontrolled, remote, ignore, metatype, existential }

    static let shared = WordTable()

    /// The words by length, then by first letter.
    private var words: [[(text: [UInt8], kind: Kind)]] = .init(repeating: [], count: 32 * 32)
    /// For each first letter, a bit for each length of the words that begin with it.
    private var lengths: [UInt32] = .init(repeating: 0, count: 32)

    private init() {
      for word in WordScan.serviceWords { add(word, .service) }
      for word in WordScan.providerWords { add(word, .provider) }
      for word in WordScan.uncontrolledWords { add(word, .uncontrolled) }
      for word in WordScan.remoteWords { add(word, .remote) }
      add("furnish", .ignore)
      add("self", .metatype)
      add("any", .existential)
    }

    private mutating func add(_ word: String, _ kind: Kind) {
      let text = Array(word.utf8)
      words[Self.slot(length: text.count, first: text[0])].append((text, kind))
      lengths[Int(text[0] & 31)] |= 1 << text.count
    }

    func kind(of word: UnsafeBufferPointer<UInt8>) -> Kind {
      guard word.count < 32, lengths[Int(word[0] & 31)] & (1 << UInt32(word.count)) != 0 else { return .none }
      for (text, kind) in words[Self.slot(length: word.count, first: word[0])] {
        if text.elementsEqual(word) { return kind }
      }
      return .none
    }

    private static func slot(length: Int, first: UInt8) -> Int { length * 32 + Int(first & 31) }
  }
}
