import SwiftSyntax

/// The marks of a migration: comments of the form `// furnish migrate: the reason`.
extension ParsedSource {
  /// Returns whether a statement or member around a node has a mark: the innermost one, or any outer one.
  func isMarked(_ node: Syntax) -> Bool {
    var current: Syntax? = node
    while let scope = current {
      if scope.is(CodeBlockItemSyntax.self) || scope.is(MemberBlockItemSyntax.self),
        hasMark(before: lineStart(of: scope))
          || scope.firstToken(viewMode: .sourceAccurate)?.leadingTrivia.comments.contains(where: {
            $0.hasPrefix(MigrationComment.prefix)
          }) == true
      {
        return true
      }
      current = scope.parent
    }
    return false
  }

  /// Returns whether the line before the line that begins at an offset is a mark.
  func hasMark(before lineStart: Int) -> Bool {
    guard lineStart > 0 else { return false }
    let start = bytes[..<(lineStart - 1)].lastIndex { $0 == 0x0A }.map { $0 + 1 } ?? 0
    return text(start..<lineStart).trimmingPrefix { $0 == " " || $0 == "\t" }.hasPrefix(MigrationComment.prefix)
  }
}
