/// The modifiers and the keyword of a declaration, as far as its documentation depends on them.
struct Declaration: Hashable {
  var isPublic = false
  var isFunction = false

  private static let modifiers: Set<Substring> = [
    "borrowing", "class", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect",
    "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override",
    "package", "postfix", "prefix", "private", "public", "required", "static", "unowned", "weak",
  ]

  /// Reads the declaration at the beginning of a text, after its attributes, comments and conditions.
  init(at text: Substring) {
    var rest = text
    while true {
      rest = rest.drop { $0.isWhitespace }
      if ["//", "#if", "#else", "#endif"].contains(where: rest.hasPrefix) {
        rest = rest.drop { !$0.isNewline }
        continue
      }
      let isAttribute = rest.first == "@"
      let word = rest.dropFirst(isAttribute ? 1 : 0).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      guard isAttribute || Self.modifiers.contains(word) else {
        isFunction = word == "func" || word == "init"
        return
      }
      isPublic = isPublic || !isAttribute && (word == "public" || word == "open")
      rest = rest[word.endIndex...].droppingParentheses
    }
  }
}

extension Substring {
  /// The text after the parentheses at its beginning, or the whole text if it begins with none.
  fileprivate var droppingParentheses: Substring {
    guard first == "(" else { return self }
    var depth = 0
    for index in indices {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      if depth == 0 { return self[self.index(after: index)...] }
    }
    return ""
  }
}
