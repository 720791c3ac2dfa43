import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A message of a macro about the code that it is attached to. The wordings are in the files whose names end in
/// `Wording.swift`.
struct MacroDiagnostic: DiagnosticMessage {
  /// The identifier of the diagnostic. It never changes, even if the wording does.
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

/// A remark that belongs to a diagnostic and points to other code.
struct MacroNote: NoteMessage {
  let message: String

  var noteID: MessageID { MessageID(domain: MacroDiagnostic.domain, id: "note") }
}

extension MacroExpansionContext {
  /// Reports a diagnostic to the author of the code.
  ///
  /// - Parameters:
  ///   - diagnostic: The error, and its fix.
  ///   - node: The code with the error, to which the compiler points.
  ///   - notes: Remarks at other places.
  ///   - fixIts: Changes that fix it, of which one is sufficient.
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
