import Foundation
import FurnishGraph
import SwiftSyntax

/// The bytes of a file and their syntax tree, to find the source that a fix or a migration changes.
struct ParsedSource {
  let path: String
  /// The bytes of the file, without a byte order mark.
  let bytes: [UInt8]
  let hasByteOrderMark: Bool
  let tree: SourceFileSyntax
  private let lines: LineTable

  /// - Parameter data: The content of the file, which is UTF-8.
  init(path: String, data: Data) {
    let hasByteOrderMark = data.starts(with: [0xEF, 0xBB, 0xBF])
    self.init(path: path, bytes: Array(hasByteOrderMark ? data.dropFirst(3) : data), hasByteOrderMark: hasByteOrderMark)
  }

  init(path: String, bytes: [UInt8], hasByteOrderMark: Bool) {
    self.path = path
    self.bytes = bytes
    self.hasByteOrderMark = hasByteOrderMark
    tree = bytes.withUnsafeBufferPointer { SourceFileSyntax.parsed($0) }
    lines = bytes.withUnsafeBufferPointer { LineTable($0) }
  }

  /// The content of the file.
  var data: Data { Data((hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + bytes) }

  var facts: FileFacts { bytes.withUnsafeBufferPointer { FileFacts($0) } }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the offset of a place; nil if the file has become shorter since the place was found in it.
  func offset(of place: ServicePlace) -> Int? {
    guard place.line <= lines.count else { return nil }
    let offset = lines.start(ofLine: place.line - 1) + place.column - 1
    return offset < bytes.count ? offset : nil
  }

  /// Returns the place of a token, without the text before it.
  func place(of token: TokenSyntax) -> Place {
    lines.place(ofOffset: token.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Finds the call of a method by the place of the method's name: `services.register(…)` by the place of `register`.
  func call(at place: ServicePlace) -> FunctionCallExprSyntax? {
    guard let offset = offset(of: place), let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else {
      return nil
    }
    var node = token.parent
    while let current = node, !current.is(FunctionCallExprSyntax.self) {
      guard current.is(DeclReferenceExprSyntax.self) || current.is(MemberAccessExprSyntax.self) else { return nil }
      node = current.parent
    }
    guard let call = node?.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName == token
    else { return nil }
    return call
  }

  /// Returns the offset of the end of a node, or of the comment after it if that comment ends the line.
  func endWithComment(of node: some SyntaxProtocol) -> Int {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let rest = bytes[end...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let comment = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return comment.starts(with: "//".utf8) ? rest.endIndex : end
  }

  func edit(_ node: some SyntaxProtocol, _ replacement: String) -> SourceEdit {
    let range =
      node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    return SourceEdit(path: path, range: range, replacement: replacement)
  }

  func insert(_ text: String, at offset: Int) -> SourceEdit {
    SourceEdit(path: path, range: offset..<offset, replacement: text)
  }

  /// The line ending of the file.
  var newline: String {
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    guard bytes[end] == 0x0D else { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == 0x0A ? "\r\n" : "\r"
  }
}
