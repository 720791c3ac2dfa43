import SwiftSyntax
import Testing

/// Expects that a source expands to the given one, without diagnostics.
///
/// - Parameters:
///   - source: The source of one file.
///   - expected: The whole file, expanded.
///   - conforming: The protocols that the types conform to already, by inheritance.
///   - sourceLocation: The place of the test.
func expectExpansion(
  of source: String, is expected: String, conforming: Set<String> = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  expectExpansion(
    of: source, is: expected, reporting: [], conforming: conforming, sourceLocation: sourceLocation)
}

/// Expects that a source expands to the given one, with the given diagnostics.
///
/// - Parameter diagnostics: The diagnostics, each as `3:5 error name: message`, with a line for each note
///   (`  1:1 note: message`) and for each fix (`  fix: message`).
func expectExpansion(
  of source: String, is expected: String, reporting diagnostics: [String], conforming: Set<String> = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let expansion = Expansion(of: source, conforming: conforming)
  expectSame(
    OldExpander.withoutPlaces(expansion.source), OldExpander.withoutPlaces(expected), "expansion", sourceLocation)
  expectSame(
    expansion.diagnostics.joined(separator: "\n"), diagnostics.joined(separator: "\n"), "diagnostics",
    sourceLocation)
  #expect(expansion.syntaxErrors == [], "\(expansion.source)", sourceLocation: sourceLocation)
}

/// Expects the diagnostics of the macros for a source.
func expectDiagnostics(
  of source: String, are diagnostics: String..., conforming: Set<String> = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let expansion = Expansion(of: source, conforming: conforming)
  expectSame(
    expansion.diagnostics.joined(separator: "\n"), diagnostics.joined(separator: "\n"), "diagnostics",
    sourceLocation)
}

/// Expects that a fix of the macros turns a source into the given one, which has no diagnostics.
///
/// - Parameters:
///   - source: The source of one file.
///   - fix: The text of the fix, or `nil` for the first one.
///   - fixed: The source after the fix.
///   - expanded: The expected expansion, if it is to be compared.
///   - conforming: The protocols that the types conform to already, by inheritance.
///   - sourceLocation: The place of the test.
func expectFix(
  of source: String, by fix: String? = nil, is fixed: String, expanding expanded: String? = nil,
  conforming: Set<String> = [], sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let expansion = Expansion(of: source, conforming: conforming)
  guard let result = expansion.fixed(by: fix) else {
    Issue.record(
      "No such fix among: \(expansion.diagnostics.joined(separator: "\n"))", sourceLocation: sourceLocation)
    return
  }
  expectSame(result, fixed, "fixed source", sourceLocation)
  let again = Expansion(of: result, conforming: conforming)
  expectSame(again.diagnostics.joined(separator: "\n"), "", "diagnostics after the fix", sourceLocation)
  #expect(again.syntaxErrors == [], "\(again.source)", sourceLocation: sourceLocation)
  if let expanded { expectSame(again.source, expanded, "expansion after the fix", sourceLocation) }
}

/// Compares texts line by line, without spaces at the ends of lines.
private func expectSame(
  _ actual: String, _ expected: String, _ part: String, _ sourceLocation: Testing.SourceLocation
) {
  let (actual, expected) = (withoutTrailingSpace(actual), withoutTrailingSpace(expected))
  guard actual != expected else { return }
  Issue.record(
    "The \(part) differs. Expected:\n\(expected)\nFound:\n\(actual)", sourceLocation: sourceLocation)
}

private func withoutTrailingSpace(_ text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
  while lines.last?.isEmpty == true { lines.removeLast() }
  return lines.joined(separator: "\n")
}
