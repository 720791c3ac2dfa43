import FurnishGraph
import SwiftSyntax

/// The edits of a migration in one file.
///
/// Edits are as small as possible, so that comments and formatting stay.
final class MigrationDraft {
  let source: ParsedSource
  private(set) var edits: [SourceEdit] = []
  private(set) var rewritten: [Migration.Step] = []
  private var marks: Set<SourceEdit> = []

  init(_ source: ParsedSource) { self.source = source }

  /// Replaces a node, without the trivia around it.
  func replace(_ node: some SyntaxProtocol, by text: String) { add(source.edit(node, text)) }

  func replace(_ range: Range<Int>, by text: String) {
    add(SourceEdit(path: source.path, range: range, replacement: text))
  }

  func insert(_ text: String, at offset: Int) { add(source.insert(text, at: offset)) }

  func remove(_ range: Range<Int>) { replace(range, by: "") }

  private func add(_ edit: SourceEdit) { edits.append(edit) }

  /// Whether the edits change code, besides adding marks.
  var changesCode: Bool { edits.contains { !marks.contains($0) } }

  /// Records a rewrite.
  func note(_ text: String, at node: some SyntaxProtocol) {
    rewritten.append(Migration.Step(place: place(of: node), text: text))
  }

  /// Marks code that is not rewritten with a comment in the line before it. A statement that an earlier run has marked
  /// receives no further comment.
  func mark(_ node: some SyntaxProtocol, _ reason: MigrationReason) {
    let start = source.lineStart(of: node.statement)
    let indentation = source.indentation(at: start)
    let comment = "\(indentation)\(MigrationComment.prefix)\(reason.text)"
    guard !source.hasMark(before: start) else { return }
    let edit =
      source.isInsideText(start)
      ? source.insert(
        "\(source.newline)\(comment)\(source.newline)",
        at: node.statement.positionAfterSkippingLeadingTrivia.utf8Offset)
      : source.insert("\(comment)\(source.newline)", at: start)
    if marks.insert(edit).inserted { edits.append(edit) }
  }

  func place(of node: some SyntaxProtocol) -> ServicePlace {
    let place = node.firstToken(viewMode: .sourceAccurate).map { source.place(of: $0) } ?? Place(line: 1, column: 1)
    return ServicePlace(file: source.path, line: Int(place.line), column: Int(place.column))
  }
}

extension SyntaxProtocol {
  /// The innermost statement or member around the node; for a node inside of a string literal, the one around the
  /// outermost literal.
  var statement: Syntax {
    var found = Syntax(self)
    var isFound = false
    var node: Syntax? = Syntax(self)
    while let current = node {
      if current.is(StringLiteralExprSyntax.self) { isFound = false }
      if !isFound, current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) {
        found = current
        isFound = true
      }
      node = current.parent
    }
    return found
  }
}
