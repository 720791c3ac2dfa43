@testable import RepositoryChecks

/// Returns the words that the list of this repository finds in a file, each with its line, as `2: somebody`.
func foundWords(in text: String, at path: String = "Sources/Hello/Hello.swift") throws -> [String] {
  let list = try Checkout.text(of: WordList.path)
  let tree = try TestRepository([path: text, WordList.path: list])
  return WordCheck().report(on: tree.repository).faults.map { fault in
    let word = fault.message.prefix { $0 != ":" }.dropFirst().dropLast()
    return "\(fault.place.path == path ? "" : "\(fault.place.path):")\(fault.place.line ?? 0): \(word)"
  }
}
