/// A change that damages a text, like a slip of the keyboard, a merge or a broken disk.
enum Mutation: CaseIterable {
  case cut, truncate, repeatPart, move, insert, swapWords, flipByte, nest

  private static let insertions = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "\\(", "/*", "//", "#if DEBUG\n", "#else\n", "#endif\n",
    "@",
    "@Service(", "@Injected var ", ".register(", ".self", "init(", " in ", "any ", "some ", "=", ",", ":", "`", "\0",
    "\r",
    "\u{FEFF}", "é", "👩‍👩‍👧", "#\"", "/x(/", "...", "&&", "?", "!", "func ", "extension ", "typealias T = T\n", "services",
    "container.services", "provider", "ServiceContainer()", "import Furnish\n", "// furnish:ignore ", "0x", "1e", "$0",
    "->",
  ]

  func applied(to text: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    guard !text.isEmpty else { return Array(Self.insertions[generator.below(Self.insertions.count)].utf8) }
    var text = text
    let start = generator.below(text.count)
    let end = min(text.count, start + 1 + generator.below(80))
    switch self {
    case .cut: text.removeSubrange(start..<end)
    case .truncate: text.removeSubrange(start...)
    case .repeatPart: text.insert(contentsOf: text[start..<end], at: generator.below(text.count))
    case .move:
      let part = text[start..<end]
      text.removeSubrange(start..<end)
      text.insert(contentsOf: part, at: generator.below(text.count + 1))
    case .insert:
      text.insert(contentsOf: Self.insertions[generator.below(Self.insertions.count)].utf8, at: start)
    case .swapWords: text = swappingWords(in: text, &generator)
    case .flipByte: text[start] ^= UInt8(1 << generator.below(8))
    case .nest:
      let (open, close) = [("(", ")"), ("[", "]"), ("{ ", " }"), ("if true { ", " }"), ("f(", ")")][generator.below(5)]
      // The time of the parser grows exponentially with nested brackets, which `HostileFileTests` cover.
      let depth = 1 + generator.below(open == "[" ? 6 : 400)
      text.insert(contentsOf: String(repeating: close, count: depth).utf8, at: end)
      text.insert(contentsOf: String(repeating: open, count: depth).utf8, at: start)
    }
    return text
  }

  private func swappingWords(in text: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var words = text.split(separator: 0x20, omittingEmptySubsequences: false)
    words.swapAt(generator.below(words.count), generator.below(words.count))
    return Array(words.joined(separator: [0x20]))
  }
}
