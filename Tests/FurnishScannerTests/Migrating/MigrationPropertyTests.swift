import Foundation
import FurnishGraph
import Testing

@testable import FurnishScanner

/// The properties that the migration of every program of the dialects must have.
@Suite struct MigrationPropertyTests {
  struct MigrationCase: CustomTestStringConvertible, Sendable {
    let source: MigrationSource
    let program: VerdictCase

    var testDescription: String { "\(source.rawValue): \(program.name)" }
  }

  static let cases =
    DialectPrograms.swinject.map { MigrationCase(source: .swinject, program: $0) }
    + DialectPrograms.factory.map { MigrationCase(source: .factory, program: $0) }
    + DialectPrograms.swiftDependencies.map { MigrationCase(source: .swiftDependencies, program: $0) }

  @Test(arguments: cases)
  func `the result parses, keeps all comments, and a second run changes nothing`(_ example: MigrationCase) throws {
    let first = try MigrationRun(example.program.sources(), from: example.source)
    for file in first.result { #expect(FileFacts(file.text).problems == [], "\(file.text)") }
    for file in example.program.sources() {
      let result = try #require(first.texts[file.path])
      for comment in comments(in: file.text) { #expect(result.contains(comment), "\(result)") }
    }
    let second = try MigrationRun(first.result, from: example.source)
    #expect(second.texts == first.texts)
    #expect(second.migration.files == [])
    #expect(
      second.migration.remaining == first.migration.remaining || second.migration.fileCount < first.migration.fileCount)
  }

  @Test(arguments: cases)
  func `a rewrite leaves no undeclared name`(_ example: MigrationCase) throws {
    let run = try MigrationRun(example.program.sources(), from: example.source)
    let result = run.result.map(\.text)
    let imports = result.map { text in example.source.dialect.modules.contains { text.contains("import \($0)") } }
    // A file that no longer imports the library uses none of its names.
    for (text, isImporting) in zip(result, imports) where !isImporting {
      let code = text.split(separator: "\n").map { $0.components(separatedBy: "//")[0] }.joined(separator: "\n")
      for name in Self.names[example.source] ?? [] where !text.contains("class \(name)") {
        #expect(!code.contains(" \(name)") && !code.contains("(\(name)"), "\(name) in \(text)")
      }
    }
  }

  @Test(arguments: cases.filter { DialectPrograms.isRight($0.program) })
  func `a program without faults that was rewritten as a whole has no errors`(_ example: MigrationCase) throws {
    let run = try MigrationRun(example.program.sources(), from: example.source)
    guard run.migration.remaining.allSatisfy({ $0.text.hasPrefix("include ") }) else { return }
    let files = run.result.map { SourceFile(path: $0.path, module: $0.module, facts: FileFacts($0.text)) }
    let errors = Program(files: files).judged().findings.filter { $0.severity == .error }
    #expect(errors == [], "\(run.result.map(\.text))")
  }

  private static let names: [MigrationSource: [String]] = [
    .swinject: ["Assembler", "Resolver", "Assembly", "ObjectScope"],
    .factory: ["SharedContainer", "ParameterFactory", "LazyInjected"],
    .swiftDependencies: ["DependencyKey", "DependencyValues", "@Dependency", "withDependencies"],
  ]

  private func comments(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      line.range(of: "//").map { String(line[$0.lowerBound...]).trimmingCharacters(in: .whitespaces) }
    }
  }
}
