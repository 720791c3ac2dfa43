import Foundation
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import Testing

/// Source as it may be while a user types, which every macro expands or reports. A crash ends the run, and a macro that does
/// not end reaches the time limit.
@Suite(.timeLimit(.minutes(60)))
struct FuzzTests {
  /// The number of mutations of the shapes of each macro, for each of the two tests. `make proof` tries thousands,
  /// which takes minutes, since swift-syntax is built for debugging.
  private static let count = ProcessInfo.processInfo.environment["FUZZ"].flatMap { Int($0) } ?? 40

  @Test(arguments: MacroCatalog.macros.keys.sorted())
  func `broken source has an expansion`(macro: String) throws {
    let seeds = try seeds(of: macro)
    var random = SeededGenerator(seed: 1)
    for _ in 0..<Self.count {
      let mutation = Mutation(of: seeds.randomElement(using: &random)!, isMild: false, using: &random)
      let expansion = Expansion(of: mutation.source)
      // The result contains all source that no macro expands, so it is never empty.
      #expect(!expansion.source.isEmpty, "\(mutation.source)")
    }
  }

  @Test(.disabled(if: OldExpander.isUsed), arguments: MacroCatalog.macros.keys.sorted())
  func `odd but valid source expands to valid source`(macro: String) throws {
    let seeds = try seeds(of: macro)
    var random = SeededGenerator(seed: 2)
    var expanded = 0
    for _ in 0..<Self.count {
      let mutation = Mutation(of: seeds.randomElement(using: &random)!, isMild: true, using: &random)
      guard ParseDiagnosticsGenerator.diagnostics(for: Parser.parse(source: mutation.source)).isEmpty else { continue }
      let expansion = Expansion(of: mutation.source)
      guard expansion.diagnostics.isEmpty else { continue }
      expanded += 1
      #expect(expansion.syntaxErrors == [], "\(mutation.source)\n became \n\(expansion.source)")
    }
    #expect(expanded > Self.count / 2)
  }

  private func seeds(of macro: String) throws -> [String] {
    let seeds = Seeds.declarations.filter { $0.contains("@\(macro)") }
    try #require(!seeds.isEmpty, "no test of FurnishMacros or FurnishRemote uses @\(macro)")
    return seeds
  }
}

/// All declarations of the tests of FurnishMacros and FurnishRemote, which the compiler expands as well.
private enum Seeds {
  static let declarations: [String] = ["FurnishMacrosTests", "FurnishRemoteTests"].flatMap { module in
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../\(module)").standardized
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name in
      let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      return Parser.parse(source: text).statements.map(\.description).filter { $0.utf8.count < 2_000 }
    }
  }
}
