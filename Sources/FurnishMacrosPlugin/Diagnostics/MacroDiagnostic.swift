import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Something that a macro has to say about the code that it is attached to. All wordings are in
/// `MacroDiagnostic+Wording.swift`.
struct MacroDiagnostic: DiagnosticMessage {
  /// What the diagnostic is called for as long as the package lives: wordings change, this does not.
  let name: String
  let severity: DiagnosticSeverity
  let message: String

  var diagnosticID: MessageID { MessageID(domain: MacroDiagnostic.domain, id: name) }

  static let domain = "FurnishMacros"

  static func error(_ name: String, _ message: String) -> Self {
    Self(name: name, severity: .error, message: message)
  }

  static func warning(_ name: String, _ message: String) -> Self {
    Self(name: name, severity: .warning, message: message)
  }
}

/// A remark beside a diagnostic, at another place.
struct MacroNote: NoteMessage {
  let message: String

  var noteID: MessageID { MessageID(domain: MacroDiagnostic.domain, id: "note") }
}

extension MacroExpansionContext {
  /// Tells the author of the code.
  ///
  /// - Parameters:
  ///   - diagnostic: What is wrong, and what to do about it.
  ///   - node: The code that is wrong: where the compiler points to.
  ///   - notes: What else is to be looked at, and where.
  ///   - fixIts: Changes that fix it, of which one is enough.
  func report(
    _ diagnostic: MacroDiagnostic, at node: some SyntaxProtocol, notes: [(at: Syntax, message: String)] = [],
    fixIts: [FixIt] = []
  ) {
    diagnose(
      Diagnostic(
        node: node, message: diagnostic,
        notes: notes.map { Note(node: $0.at, message: MacroNote(message: $0.message)) },
        fixIts: fixIts))
  }
}
