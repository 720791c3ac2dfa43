import SwiftDiagnostics
import SwiftSyntax

/// A fix, with the text that an editor shows for it. The wordings are in the files whose names end in `Wording.swift`.
struct MacroFixIt: FixItMessage {
  /// The identifier of the fix, which never changes.
  let name: String
  let message: String

  var fixItID: MessageID { MessageID(domain: MacroDiagnostic.domain, id: name) }

  init(_ name: String, _ message: String) {
    self.name = name
    self.message = message
  }
}

extension FixIt {
  /// Puts other code into the place of a node.
  ///
  /// - Parameters:
  ///   - message: The text of the fix.
  ///   - node: The code to remove. The space around it stays, where `new` has none of its own.
  ///   - new: The code to insert.
  static func replacing(
    _ message: MacroFixIt, _ node: some SyntaxProtocol, by new: some SyntaxProtocol
  ) -> FixIt {
    var new = Syntax(new)
    if new.leadingTrivia.isEmpty { new.leadingTrivia = node.leadingTrivia }
    if new.trailingTrivia.isEmpty { new.trailingTrivia = node.trailingTrivia }
    return replacingAll(message, [(Syntax(node), new)])
  }

  /// Replaces several nodes by other code, unchanged.
  static func replacingAll(_ message: MacroFixIt, _ changes: [(old: Syntax, new: Syntax)]) -> FixIt {
    FixIt(message: message, changes: changes.map { .replace(oldNode: $0.old, newNode: $0.new) })
  }

  /// Removes a node, and the space after it; the code before it stays.
  static func removing(_ message: MacroFixIt, _ node: some SyntaxProtocol) -> FixIt {
    // An empty token may have trivia, which an empty list may not.
    let nothing = TokenSyntax(.identifier(""), leadingTrivia: node.leadingTrivia, presence: .present)
    return replacingAll(message, [(Syntax(node), Syntax(nothing))])
  }
}
