import SwiftSyntax

/// The names by which a file may start a container: `container.start()`.
extension SourceReader {
  func readStarts(in tree: SourceFileSyntax) {
    facts.startsContainers = words.starts.contains { !isComment(Int($0), in: tree) }
    guard facts.startsContainers else { return }
    // Finding the token of a name takes time in proportion to the file. In a file with many such names, each of them
    // counts as the name of a method.
    let starts =
      words.starts.count > Self.mostStarts ? words.starts : words.starts.filter { isMethod(Int($0), in: tree) }
    facts.starts = starts.map { lines.place(ofOffset: Int($0)) }
  }

  /// The number of names in a file above which they are not searched in the tree.
  private static let mostStarts = 64

  /// Returns whether a name may refer to a method: it is a member, or is called or passed on. Comments, the names of
  /// declarations and the labels of arguments are left out.
  private func isMethod(_ offset: Int, in tree: SourceFileSyntax) -> Bool {
    let position = AbsolutePosition(utf8Offset: offset)
    guard let name = tree.token(at: position)?.parent?.as(DeclReferenceExprSyntax.self) else { return false }
    return name.parent.map {
      $0.is(MemberAccessExprSyntax.self) || $0.is(FunctionCallExprSyntax.self)
        || $0.is(LabeledExprSyntax.self)
    } ?? false
  }
}
