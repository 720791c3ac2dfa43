import SwiftSyntax

/// The names by which a file may start a container: `container.start()`.
extension SourceReader {
  func readStarts(in tree: SourceFileSyntax) {
    let offsets = words.starts.filter { !isComment(Int($0), in: tree) }
    facts.startsContainers = !offsets.isEmpty
    facts.starts = offsets.filter { mayBeFunction(Int($0), in: tree) }.map { lines.place(ofOffset: Int($0)) }
  }

  /// Returns whether a name may refer to a method: it is a member, or is called or passed on. The names of declarations
  /// and the labels of arguments are left out.
  private func mayBeFunction(_ offset: Int, in tree: SourceFileSyntax) -> Bool {
    let position = AbsolutePosition(utf8Offset: offset)
    guard let name = tree.token(at: position)?.parent?.as(DeclReferenceExprSyntax.self) else { return false }
    return name.parent.map {
      $0.is(MemberAccessExprSyntax.self) || $0.is(FunctionCallExprSyntax.self)
        || $0.is(LabeledExprSyntax.self)
    } ?? false
  }
}
