import Foundation
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import Testing

/// Source as it may be while a user types: the macros answer, whatever it is. A crash ends the run, and a macro that
/// hangs reaches the time limit.
@Suite(.timeLimit(.minutes(60)))
struct FuzzTests {
  /// How many mutations of each macro's shapes are tried, wild ones and mild ones. `make proof` tries thousands: they
  /// take minutes, since swift-syntax is built for debugging.
  private static let count = ProcessInfo.processInfo.environment["FUZZ"].flatMap { Int($0) } ?? 40

  @Test(arguments: MacroCatalog.macros.keys.sorted())
  func `broken source has an expansion`(macro: String) throws {
    let seeds = try seeds(of: macro)
    var random = SplitMix(seed: 1)
    for _ in 0..<Self.count {
      let mutation = Mutation(of: seeds.randomElement(using: &random)!, isMild: false, using: &random)
      let expansion = Expansion(of: mutation.source)
      // Code that is not expanded stays.
      #expect(!expansion.source.isEmpty, "\(mutation.source)")
    }
  }

  @Test(.disabled(if: OldExpander.isUsed), arguments: MacroCatalog.macros.keys.sorted())
  func `odd but good source becomes good source`(macro: String) throws {
    let seeds = try seeds(of: macro)
    var random = SplitMix(seed: 2)
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

/// All declarations that are compiled with the macros in the tests of FurnishMacros and FurnishRemote: good before they are
/// broken.
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
