import SwiftSyntax

/// The result of the edits of a file, with all comments of the file. A comment in code that an edit replaces moves to a
/// line of its own before the replacement.
struct CommentPreservingEdits {
  /// The result; `nil` if edits overlap, or a comment would be lost.
  let result: ParsedSource?

  init(_ draft: MigrationDraft) {
    let source = draft.source
    guard let bytes = draft.edits.applied(to: source.bytes) else {
      result = nil
      return
    }
    let new = source.with(bytes)
    var lost = Self.lost(from: source, in: new)
    guard !lost.isEmpty else {
      result = new
      return
    }
    for comment in Self.comments(of: source) {
      guard let index = lost.firstIndex(of: comment.text) else { continue }
      guard let edit = draft.edits.first(where: { $0.range.contains(comment.offset) }) else { continue }
      let start = source.bytes[..<edit.range.lowerBound].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
      guard !source.isInsideText(start) else { continue }
      draft.insert("\(source.indentation(at: start))\(comment.text)\(source.newline)", at: start)
      lost.remove(at: index)
    }
    let restored = draft.edits.applied(to: source.bytes).map { source.with($0) }
    result = restored.flatMap { Self.lost(from: source, in: $0).isEmpty ? $0 : nil }
  }

  /// Returns the comments of the old file that the new file lacks. A comment that the old file has twice and the new
  /// file once is returned once.
  private static func lost(from old: ParsedSource, in new: ParsedSource) -> [String] {
    var counts = comments(of: new).reduce(into: [String: Int]()) { $0[$1.text, default: 0] += 1 }
    return comments(of: old).map(\.text).filter { text in
      counts[text, default: 0] -= 1
      return counts[text]! < 0
    }
  }

  private static func comments(of source: ParsedSource) -> [(text: String, offset: Int)] {
    source.tree.tokens(viewMode: .sourceAccurate).flatMap { token in
      comments(in: token.leadingTrivia, at: token.position.utf8Offset)
        + comments(in: token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
    }
  }

  private static func comments(in trivia: Trivia, at start: Int) -> [(text: String, offset: Int)] {
    var offset = start
    var found: [(text: String, offset: Int)] = []
    for piece in trivia {
      found += Trivia(pieces: [piece]).comments.map { ($0, offset) }
      offset += piece.sourceLength.utf8Length
    }
    return found
  }
}
