import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// The expansion of a source by the macros, and their diagnostics.
struct Expansion {
  /// The whole source, with the code that the macros wrote into it.
  let source: String

  /// The diagnostics of the macros, each as a few lines that ``render`` writes.
  let diagnostics: [String]

  /// The diagnostics of the parser about the expanded source. The list is empty if the macros write valid Swift.
  let syntaxErrors: [String]

  private let fixes: [(message: String, edits: [Edit])]
  private let original: String

  private struct Edit {
    let range: Range<Int>
    let replacement: String
  }

  /// Expands every macro of the plugin in a source.
  ///
  /// - Parameters:
  ///   - source: The source of one file.
  ///   - conforming: The protocols that the types conform to already, by inheritance: the compiler passes the remaining
  ///     conformances to macros.
  init(of source: String, conforming: Set<String> = []) {
    let tree = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [tree: .init(moduleName: "TestModule", fullFilePath: "Test.swift")])
    let expanded = tree.expand(
      macroSpecs: MacroCatalog.specifications(without: conforming),
      contextGenerator: { node in
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
      },
      indentationWidth: .spaces(2))
    let text = expanded.description
    original = source
    self.source = text
    diagnostics = context.diagnostics.map { Expansion.render($0, in: context) }
    // The parser of swift-syntax 600 cannot read the isolation of a conformance. The compiler can.
    let readable = text.replacing(": nonisolated ", with: ": ")
    syntaxErrors = ParseDiagnosticsGenerator.diagnostics(for: Parser.parse(source: readable)).map(\.message)
    fixes = context.diagnostics.flatMap(\.fixIts).map { fix in
      (fix.message.message, fix.changes.map { Expansion.edit($0, in: context) })
    }
  }

  /// Applies one fix to the original source.
  ///
  /// - Parameter message: The text of the fix, or `nil` for the first one.
  func fixed(by message: String?) -> String? {
    guard let fix = fixes.first(where: { message == nil || $0.message == message }) else { return nil }
    var bytes = Array(original.utf8)
    for edit in fix.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func edit(_ change: FixIt.Change, in context: BasicMacroExpansionContext) -> Edit {
    guard case .replace(let old, let new) = change else {
      preconditionFailure("the plugin makes no other changes: see FixIt.replacing")
    }
    let start = context.location(for: old.position, anchoredAt: old, fileName: "").offset
    let end = context.location(for: old.endPosition, anchoredAt: old, fileName: "").offset
    return Edit(range: start..<end, replacement: new.description)
  }

  /// Returns a diagnostic as `3:5 error injection-static: message`, with a line for each note and each fix.
  private static func render(_ diagnostic: Diagnostic, in context: BasicMacroExpansionContext) -> String {
    let identifier = "\(diagnostic.diagnosticID)".split(separator: "\"").dropFirst(3).first ?? ""
    var lines = [
      "\(place(diagnostic.node, in: context)) \(diagnostic.diagMessage.severity) \(identifier): \(diagnostic.message)"
    ]
    for note in diagnostic.notes { lines.append("  \(place(note.node, in: context)) note: \(note.message)") }
    for fix in diagnostic.fixIts { lines.append("  fix: \(fix.message.message)") }
    return lines.joined(separator: "\n")
  }

  private static func place(_ node: Syntax, in context: BasicMacroExpansionContext) -> String {
    let location = context.location(
      for: node.positionAfterSkippingLeadingTrivia, anchoredAt: node, fileName: "")
    return "\(location.line):\(location.column)"
  }
}
