import SwiftSyntax

/// Lines, indentation and comments, for the insertion and the removal of code.
extension ParsedSource {
  /// Returns the offset at which the line of a node begins.
  func lineStart(of node: some SyntaxProtocol) -> Int {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
  }

  /// Returns the bytes of the line of a node, with the end of the line; `nil` if the line contains other code or a
  /// comment.
  func line(ofNothingBut node: some SyntaxProtocol) -> Range<Int>? {
    let range = range(of: node)
    let start = lineStart(of: node)
    guard text(start..<range.lowerBound).allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
    guard let end = bytes[range.upperBound...].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }) else {
      return start..<bytes.count
    }
    guard bytes[end] == 0x0A || bytes[end] == 0x0D else { return nil }
    return start..<(text(end..<min(end + 2, bytes.count)) == "\r\n" ? end + 2 : end + 1)
  }

  /// Returns the spaces and tabs with which a line begins.
  func indentation(at lineStart: Int) -> String {
    let end = bytes[lineStart...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
    return text(lineStart..<end)
  }

  /// Returns the indentation of the line that a node begins in.
  func indentation(of node: some SyntaxProtocol) -> String { indentation(at: lineStart(of: node)) }

  /// One level of indentation, as the first indented line has it.
  var indentationUnit: String {
    var isLineStart = true
    for (index, byte) in bytes.enumerated() {
      if isLineStart, byte == 0x20 || byte == 0x09 {
        let unit = indentation(at: index)
        // The lines of a block comment, ` * …`, begin with one space.
        if unit == "\t" || unit.count == 2 || unit.count == 4 { return unit }
      }
      isLineStart = byte == 0x0A || byte == 0x0D
    }
    return "  "
  }

  /// Returns whether a line begins inside of a string literal or a comment.
  func isInsideText(_ lineStart: Int) -> Bool {
    guard lineStart > 0, let token = tree.token(at: AbsolutePosition(utf8Offset: lineStart)) else { return false }
    var node: Syntax? = Syntax(token)
    while let current = node {
      if current.is(StringLiteralExprSyntax.self) || current.is(RegexLiteralExprSyntax.self) {
        return range(of: current).lowerBound < lineStart
      }
      node = current.parent
    }
    var offset = token.position.utf8Offset
    for piece in token.leadingTrivia {
      let end = offset + piece.sourceLength.utf8Length
      if piece.isComment, offset < lineStart, lineStart < end { return true }
      offset = end
    }
    offset = token.endPositionBeforeTrailingTrivia.utf8Offset
    for piece in token.trailingTrivia {
      let end = offset + piece.sourceLength.utf8Length
      if piece.isComment, offset < lineStart, lineStart < end { return true }
      offset = end
    }
    return false
  }

  /// Returns whether a comment is in a range.
  func hasComment(in range: Range<Int>) -> Bool {
    var token = tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound))
    while let current = token, current.position.utf8Offset < range.upperBound {
      var offset = current.position.utf8Offset
      for piece in current.leadingTrivia {
        if piece.isComment, range.contains(offset) { return true }
        offset += piece.sourceLength.utf8Length
      }
      offset = current.endPositionBeforeTrailingTrivia.utf8Offset
      for piece in current.trailingTrivia {
        if piece.isComment, range.contains(offset) { return true }
        offset += piece.sourceLength.utf8Length
      }
      token = current.nextToken(viewMode: .sourceAccurate)
    }
    return false
  }

  /// Returns whether a comment is inside of a node, without the trivia around it.
  func hasComment(in node: some SyntaxProtocol) -> Bool { hasComment(in: range(of: node)) }

  /// Returns the bytes of a node, without the trivia around it.
  func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
