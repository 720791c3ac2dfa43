import SwiftParser
import SwiftSyntax

/// Unusual or broken source: valid source with a few changed tokens.
struct Mutation: Sendable {
  /// The changes that leave valid source valid: space, comments, names.
  private static let mild: [Change] = [.comment, .blankLines, .lineComment, .rename, .backticks]

  /// All changes.
  private static let wild: [Change] = mild + [.delete, .duplicate, .swap, .insert]

  private enum Change { case comment, blankLines, lineComment, rename, backticks, delete, duplicate, swap, insert }

  private static let names = ["größe", "鐘", "🔔", "ünïcödé", "`class`", "value", "provider", "newValue", "Self", "_"]

  private static let oddities = [
    "{", "}", "(", ")", "<", ">", ",", ":", ";", "@", "#if DEBUG\n", "\n#endif\n", "\"", "\"\"\"", "`", "var", "let",
    "case",
    "static", "@Injection", "@Service(", "@CaseAccessors", "@ServiceEntry", "any", "some", "?", "!", "...", "&", "=",
    "\\", "/*",
    "\u{0}", "\u{FEFF}", "each", "repeat", "~Copyable", "borrowing", "0x", "é\u{301}",
  ]

  let source: String

  /// Changes some tokens of a source.
  ///
  /// - Parameters:
  ///   - original: Valid source.
  ///   - isMild: Whether the source must remain valid.
  ///   - random: The generator of the choices. Its seed is fixed, so that a failure can be reproduced.
  init(of original: String, isMild: Bool, using random: inout SeededGenerator) {
    var tokens = Parser.parse(source: original).tokens(viewMode: .sourceAccurate).map(\.description)
    for _ in 0..<Int.random(in: 1...(isMild ? 3 : 5), using: &random) where tokens.count > 2 {
      let change = (isMild ? Mutation.mild : Mutation.wild).randomElement(using: &random)!
      Mutation.apply(change, to: &tokens, using: &random)
    }
    source = tokens.joined()
  }

  private static func apply(_ change: Change, to tokens: inout [String], using random: inout SeededGenerator) {
    let index = Int.random(in: 0..<tokens.count - 1, using: &random)
    switch change {
    case .comment: tokens[index] += "/* odd \(index) */ "
    case .blankLines: tokens[index] = separable(tokens[index]) ? "\n\n\t" + tokens[index] : tokens[index]
    case .lineComment: tokens[index] = separable(tokens[index]) ? "// odd {\n" + tokens[index] : tokens[index]
    case .rename, .backticks: rename(change, &tokens, index, using: &random)
    case .delete: tokens.remove(at: index)
    case .duplicate: tokens.insert(tokens[index], at: index)
    case .swap: tokens.swapAt(index, index + 1)
    case .insert: tokens.insert(" \(oddities.randomElement(using: &random)!) ", at: index)
    }
  }

  /// Returns whether lines may be inserted before a token, which is the case if the token begins with a new line.
  private static func separable(_ token: String) -> Bool { token.first?.isNewline == true }

  /// Replaces a name by another one, wherever it is used.
  private static func rename(
    _ change: Change, _ tokens: inout [String], _ index: Int, using random: inout SeededGenerator
  ) {
    let old = ["bell", "other", "first", "counter", "retries"].randomElement(using: &random)!
    let new = change == .backticks ? "`\(old)`" : names.prefix(3).randomElement(using: &random)!
    tokens = tokens.map { token in
      let trimmed = token.filter { !$0.isWhitespace }
      return trimmed == old ? token.replacing(old, with: new) : token
    }
  }
}
